import type { WorkerSettings } from '../site/offline/settings';

/** Long enough for a slow answer, short enough for a reader who has a copy. */
const TIMEOUTS_MS = { withCopy: 3000, withoutCopy: 20_000 };

/** `/sw.js`: what the build knows on its first line, and the worker. */
export const workerFile = (settings: Omit<WorkerSettings, 'timeoutsMs'>, script: string) =>
  `self.offlineSite=${JSON.stringify({ ...settings, timeoutsMs: TIMEOUTS_MS })};\n${script}`;
