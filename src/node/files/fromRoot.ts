import { resolve } from 'node:path';

/**
 * A path in the repository. This code is bundled into one file, so the place of a module
 * says nothing: paths start at the working directory.
 */
export const fromRoot = (...path: string[]): string => resolve(...path);
