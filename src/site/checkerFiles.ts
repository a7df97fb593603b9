/** The page that checks a configuration. */
export const CHECKER_URL = '/tools/config/';

/** What it loads: the check as a worker, and what it knows. */
export type CheckerFiles = { worker: string; knowledge: string };
