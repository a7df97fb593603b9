import type { Report } from '../../checker/types';
import type { CheckerFiles } from '../../site/checkerFiles';
import type { CheckReply, CheckRequest } from './worker/worker';

export type Check = (text: string) => Promise<Report>;

type Waiting = { resolve: (report: Report) => void; reject: (error: Error) => void };

const TIMEOUT_MS = 20_000;

/** The check, in a worker: nothing leaves the browser, and a long text doesn't stop the page. */
export function connectChecker(files: CheckerFiles): Check {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const fail = (id: number, message: string) => {
    waiting.get(id)?.reject(new Error(message));
    waiting.delete(id);
  };

  const start = () => {
    const started = new Worker(__PATH_PREFIX__ + files.worker);
    started.onmessage = ({ data: { id, report, error } }: MessageEvent<CheckReply>) => {
      if (report) {
        waiting.get(id)?.resolve(report);
        waiting.delete(id);
      } else fail(id, error ?? '');
    };
    started.onerror = (event) => {
      event.preventDefault();
      worker = undefined;
      for (const id of [...waiting.keys()]) fail(id, 'The worker does not run');
    };
    return started;
  };

  return (text) =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      setTimeout(() => fail(id, 'The check takes too long'), TIMEOUT_MS);
      worker ??= start();
      const knowledge = __PATH_PREFIX__ + files.knowledge;
      worker.postMessage({ id, text, knowledge } satisfies CheckRequest);
    });
}
