import { createRequire } from 'node:module';
import path from 'node:path';

/** Loads a package that is installed in this repository. */
export const load = createRequire(path.resolve('package.json'));
