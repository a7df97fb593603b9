import { readStored, removeStored, store } from '../../layout/storage';
import { savedSearches } from './savedSearches';

const SAVED_SEARCHES = /^__DOCSEARCH_(?:RECENT|FAVORITE)_SEARCHES__/;

/** What the modal takes for the browser's storage. */
export const searchStorage = {
  getItem: (key: string): string | null =>
    SAVED_SEARCHES.test(key) ? JSON.stringify(savedSearches(readStored(key))) : readStored(key),
  setItem: store,
  removeItem: removeStored,
};
