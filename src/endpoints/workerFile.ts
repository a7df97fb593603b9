import type { WorkerSettings } from '../site/offline/settings';

/** Long enough for a slow answer, short enough for a reader who has a copy. */
const PATIENCE = { kept: 3000, unkept: 20_000 };

/** `/sw.js`: what the build knows on its first line, and the worker. */
export const workerFile = (settings: Omit<WorkerSettings, 'patience'>, script: string) =>
  `self.offlineSite=${JSON.stringify({ ...settings, patience: PATIENCE })};\n${script}`;
