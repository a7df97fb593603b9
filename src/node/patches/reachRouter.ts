import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../files/fromRoot';
import { applyPatch } from './applyPatch';

const FILE = 'node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs';

export const PACKAGED_ROUTER = fromRoot(FILE);

/** The router as this site bundles it. */
export const ROUTER = fromRoot('.cache/reachRouter.mjs');

const IN_THE_NEXT_FRAME = {
  from: 'requestAnimationFrame(()=>{e||a({location:t})})',
  to: 'e||a({location:t})',
};

/**
 * The router would wait for a frame before it renders the page that the reader has asked for, which
 * is then shown a frame later.
 */
export const hastenRouter = (router: string): string =>
  applyPatch(router, IN_THE_NEXT_FRAME, {
    file: FILE,
    patchedBy: 'src/node/patches/reachRouter.ts',
  });

export function writeRouter(): void {
  writeFileSync(ROUTER, hastenRouter(readFileSync(PACKAGED_ROUTER, 'utf8')));
}
