import { resolve } from 'node:path';

/**
 * The folder with the sources that people edit. `npm run build` lets Gatsby work on a copy of them,
 * and says here where they come from.
 */
export const CHECKOUT_VARIABLE = 'SITE_CHECKOUT';

export const isBuildFolder = (): boolean => process.env[CHECKOUT_VARIABLE] !== undefined;

export const CHECKOUT = resolve(process.env[CHECKOUT_VARIABLE] ?? '.');

/** `saved`: the types of the queries are there from the last build, and would be the same. */
export const TYPES_VARIABLE = 'SITE_TYPES';
