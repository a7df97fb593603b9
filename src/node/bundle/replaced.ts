import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { DOC_SEARCH_MODAL } from '../patches/docSearch';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
/** Parts of packages in whose place the browser gets something else. */
export const REPLACED = {
  [realpathSync('node_modules/gatsby-react-router-scroll/scroll-handler.js')]: resolve(
    'src/app/scroll/ScrollHandler.tsx',
  ),
  '@docsearch/react/modal$': DOC_SEARCH_MODAL,
} as const;
