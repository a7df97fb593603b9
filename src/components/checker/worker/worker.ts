import { checkConfig } from '../../../checker/checkConfig';
import type { Knowledge, Report } from '../../../checker/types';

export type CheckRequest = { id: number; text: string; knowledge: string };
export type CheckReply = { id: number; report?: Report; error?: string };

let knowledge: Promise<Knowledge> | undefined;

/** Loaded once. After a failure the next check tries again. */
const load = (url: string): Promise<Knowledge> =>
  (knowledge ??= fetchKnowledge(url).catch((error: unknown) => {
    knowledge = undefined;
    throw error;
  }));

async function fetchKnowledge(url: string): Promise<Knowledge> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json() as Promise<Knowledge>;
}

// TypeScript has the types of a window, not those of a worker.
const reply = postMessage as (message: CheckReply) => void;

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const { id, text, knowledge: url } = data;
  load(url).then(
    (known) => reply({ id, report: checkConfig(text, known) }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});
