import type { ComponentType } from 'react';
import type { EmbeddedSearch } from './embeddedSearch';
import type { SearchModalProps } from './modal/SearchModal';

export type LoadedSearch = { Modal: ComponentType<SearchModalProps>; engine: EmbeddedSearch };

let engine: EmbeddedSearch | undefined;
let loading: Promise<LoadedSearch> | undefined;

/** Loads what a search needs: the modal, and at the same time the index. Asking twice costs nothing. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<LoadedSearch> {
  const [modal, ownEngine] = await Promise.all([import('./modal/SearchModal'), loadEngine()]);
  return { Modal: modal.default, engine: ownEngine };
}

async function loadEngine(): Promise<EmbeddedSearch> {
  const { createEmbeddedSearch, IS_OWN_SEARCH } = await import('./embeddedSearch');
  engine ??= createEmbeddedSearch();
  // What fails here fails in the search as well, which says so.
  if (IS_OWN_SEARCH) engine.open().catch(() => undefined);
  return engine;
}
