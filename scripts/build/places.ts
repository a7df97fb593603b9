import path from 'node:path';

/** What one build leaves for the next. */
export const BUILD = '.build';

/** Where Gatsby builds: a copy of the sources, with its own `.cache` and `public`. */
export const WORK = path.resolve(BUILD, 'next');

/** The last good build, from which the next one starts. */
export const SAVED = path.join(BUILD, 'saved');

/** The site that people see and hosts publish. */
export const PUBLIC = 'public';
