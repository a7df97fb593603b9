import { fetchJson } from '../fetchJson';
import type { Answer } from '../local/localIndex';
import { createService, type ServiceRequest } from './service';

export type WorkerRequest = { id: number; request: ServiceRequest };
export type WorkerReply = { id: number; answer?: Answer | undefined; error?: string };

const service = createService(fetchJson);
// TypeScript has the types of a window, not those of a worker.
const reply = postMessage as (message: WorkerReply) => void;

addEventListener('message', ({ data: { id, request } }: MessageEvent<WorkerRequest>) => {
  service(request).then(
    (answer) => reply({ id, answer }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});
