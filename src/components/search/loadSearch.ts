import type { ComponentType } from 'react';
import type { LocalSearch } from './localSearch';
import type { SearchModalProps } from './modal/SearchModal';

export type LoadedSearch = { Modal: ComponentType<SearchModalProps>; localSearch: LocalSearch };

let localSearch: LocalSearch | undefined;
let loading: Promise<LoadedSearch> | undefined;

/** Loads the modal, and the index at the same time. Calling it again costs nothing. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<LoadedSearch> {
  const [{ default: Modal }, search] = await Promise.all([
    import('./modal/SearchModal'),
    loadLocalSearch(),
  ]);
  return { Modal, localSearch: search };
}

async function loadLocalSearch(): Promise<LocalSearch> {
  const { createLocalSearch, IS_LOCAL_SEARCH } = await import('./localSearch');
  localSearch ??= createLocalSearch();
  // A failure here is reported by the search itself.
  if (IS_LOCAL_SEARCH) localSearch.open().catch(() => undefined);
  return localSearch;
}
