import { realpathSync } from 'node:fs';
import { fromRoot } from '../files/fromRoot';
import { DOC_SEARCH_MODAL } from '../patches/docSearch';
import { PACKAGED_ROUTER, ROUTER } from '../patches/reachRouter';

/** Parts of packages that are replaced in the browser. */
export const REPLACED = {
  [realpathSync('node_modules/gatsby-react-router-scroll/scroll-handler.js')]: fromRoot(
    'src/app/scroll/ScrollHandler.tsx',
  ),
  [realpathSync(PACKAGED_ROUTER)]: ROUTER,
  '@docsearch/react/modal$': DOC_SEARCH_MODAL,
} as const;
