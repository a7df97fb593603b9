import type { Answer } from '../engine/engine';
import type { ServiceRequest } from './service';
import type { WorkerReply, WorkerRequest } from './worker';

export type Connection = {
  ask: (request: ServiceRequest) => Promise<Answer | undefined>;
  close: () => void;
};

/** A worker that answers each request with a promise. One that does not start fails them all. */
export function connectWorker(url: string): Connection {
  const worker = new Worker(url);
  const waiting = new Map<
    number,
    { resolve: (answer?: Answer) => void; reject: (error: Error) => void }
  >();
  let last = 0;

  worker.onmessage = ({ data: { id, answer, error } }: MessageEvent<WorkerReply>) => {
    const request = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) request?.resolve(answer);
    else request?.reject(new Error(error));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new Error(`${url} does not run`));
    waiting.clear();
  };
  return {
    ask(request) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, request } satisfies WorkerRequest);
      });
    },
    close: () => worker.terminate(),
  };
}
