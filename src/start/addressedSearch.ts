import { searchedWords } from '../site/openSearch';

/** Whether the address asks for a search, as browsers do that can search the site from their address bar. */
export function hasAddressedSearch(): boolean {
  const words = searchedWords(location.search);
  if (words === null) return false;
  // The app opens the search for them, once it has started.
  (window.earlySearch ??= {}).query = words;
  return true;
}
