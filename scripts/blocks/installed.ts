import { createRequire } from 'node:module';
import path from 'node:path';

/** Loads a package as this repository has it. */
export const load = createRequire(path.resolve('package.json'));
