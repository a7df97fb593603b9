import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../files/fromRoot';
import { applyPatch, type Patch } from './applyPatch';

// Gatsby copies its browser runtime here whenever it starts, and bundles it from here.
const LOADER = fromRoot('.cache/loader.js');

/** Milliseconds after which a click that waits for data loads the whole document instead. */
const TIMEOUT_MS = 10_000;

/**
 * Gatsby's loader asks for the data of a page for errors when a server fails. When the server fails
 * to deliver that as well, it would ask again at once, forever. Patched, it asks three times more.
 */
const BOUNDED_RETRIES: Patch = {
  from: 'if (status === 500) {',
  to: 'if (status === 500 && pagePath !== `/500.html`) {',
};

/** It would wait forever for a server that does not answer, and a click would do nothing meanwhile. */
const TIMEOUT: readonly Patch[] = [
  {
    from: `    req.onreadystatechange = () => {
      if (req.readyState == 4) {
        resolve(req)
      }
    }
`,
    to: `    req.timeout = ${TIMEOUT_MS}
    req.ontimeout = () => {
      req.hasTimedOut = true
    }
    req.onloadend = () => resolve(req)
`,
  },
  { from: 'if (retries < 3) {', to: 'if (retries < 3 && !req.hasTimedOut) {' },
  {
    from: 'if (status !== 200 && retries < 3) {',
    to: 'if (status !== 200 && retries < 3 && !req.hasTimedOut) {',
  },
];

/** Data that names a component which the bundle lacks is an error like others: the document comes. */
const UNKNOWN_COMPONENT: Patch = {
  from: `        throw new Error(
          \`We couldn't find the correct component chunk with the name "\${chunkName}"\`
        )
`,
  to: `        return Promise.resolve(
          new Error(\`There is no component "\${chunkName}"\`)
        )
`,
};

/** Data that isn't as expected is an error like others, too. */
const UNREADABLE_DATA: Patch = {
  from: `    })

    inFlightPromise
      .then(`,
  to: `    }).catch(error => ({ error, status: PageResourceStatus.Error }))

    inFlightPromise
      .then(`,
};

const PLACE = {
  file: 'node_modules/gatsby/cache-dir/loader.js',
  patchedBy: 'src/node/patches/gatsbyLoader.ts',
};

/** Gatsby's loader with limits: it stops waiting, and it stops asking again. */
export const boundLoader = (loader: string): string =>
  [BOUNDED_RETRIES, ...TIMEOUT, UNKNOWN_COMPONENT, UNREADABLE_DATA].reduce(
    (patched, patch) => applyPatch(patched, patch, PLACE),
    loader,
  );

export function patchLoader(): void {
  writeFileSync(LOADER, boundLoader(readFileSync(LOADER, 'utf8')));
}
