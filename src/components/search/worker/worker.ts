import type { Answer } from '../engine/engine';
import { createService, fetchJson, type ServiceRequest } from './service';

export type WorkerRequest = { id: number; request: ServiceRequest };
export type WorkerReply = { id: number; answer?: Answer | undefined; error?: string };

const service = createService(fetchJson);

// In a worker, which TypeScript takes for a window.
const reply = postMessage as (message: WorkerReply) => void;

addEventListener('message', ({ data: { id, request } }: MessageEvent<WorkerRequest>) => {
  service(request).then(
    (answer) => reply({ id, answer }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});
