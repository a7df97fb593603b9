import { resolve } from 'node:path';

/**
 * A path in the repository. Gatsby runs this code from .cache/compiled, so the place of a module
 * says nothing: paths start at the working directory.
 */
export const fromRoot = (...path: string[]): string => resolve(...path);
