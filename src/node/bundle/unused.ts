import { realpathSync } from 'node:fs';
import { fromRoot } from '../files/fromRoot';

/** Parts of Gatsby's browser runtime that this site does not use: 4 KB of every first visit. */
export const UNUSED = {
  // Scripts in a worker.
  'gatsby-script': false,
  [realpathSync('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  // Gatsby's own head; ours is react-helmet's.
  [fromRoot('.cache/head/head-export-handler-for-browser.js')]: fromRoot('src/app/noGatsbyHead.ts'),
} as const;
