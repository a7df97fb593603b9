/** The reference as data, in one file. */
export const REFERENCE_URL = '/reference.json';
export const REFERENCE_SCHEMA_URL = '/reference.schema.json';

/** Below it is one file for each list of the reference, and its schema. */
export const REFERENCE_FOLDER = '/reference/';
