import { localStore } from '../../browser/storage';
import { savedSearches } from './savedSearches';

const SAVED_SEARCHES = /^__DOCSEARCH_(?:RECENT|FAVORITE)_SEARCHES__/;

/** What the modal uses as the browser's storage. */
export const searchStorage = {
  ...localStore,
  getItem(key: string): string | null {
    const stored = localStore.getItem(key);
    return SAVED_SEARCHES.test(key) ? JSON.stringify(savedSearches(stored)) : stored;
  },
};
