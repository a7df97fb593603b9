import { configure } from '@testing-library/dom';
import { toBodyChunk } from '../../src/endpoints/bodyChunk';

// A busy machine takes its time over a script.
configure({ asyncUtilTimeout: 4000 });

// Gatsby sets it to the folder that the site is served from.
Object.assign(globalThis, { __PATH_PREFIX__: '' });

const address = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`;

/** The address of a script that holds this body. */
export const chunkOf = (html: string) => address(toBodyChunk(html));

/** The address of a script that is not there at the first attempt. */
export const chunkOfSecondAttempt = (html: string) =>
  address(`if (!import.meta.url.endsWith('?attempt=1')) throw new Error(); ${toBodyChunk(html)}//`);

/** The address of a script that never arrives. */
export const LOST_CHUNK = address('await new Promise(() => {})');

/** The address of a script that does not exist. */
export const MISSING_CHUNK = '/content/guides/caching.00000000.js';
