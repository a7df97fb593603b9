import type { SearchIndexFile, SearchTextsFile } from '../../../site/search/searchFiles';
import { createEngine, type Answer, type Engine } from '../engine/engine';

export type ServiceRequest =
  | { type: 'open'; index: string; cache: RequestCache }
  | { type: 'addTexts'; texts: string; cache: RequestCache }
  | { type: 'search'; query: string };

type FetchJson = (url: string, cache: RequestCache) => Promise<unknown>;

/** What the worker does: loads an index, then answers queries. */
export function createService(fetchJson: FetchJson) {
  let engine: Engine | undefined;
  let texts: string[] | undefined;

  return async (request: ServiceRequest): Promise<Answer | undefined> => {
    switch (request.type) {
      case 'open':
        engine = createEngine((await fetchJson(request.index, request.cache)) as SearchIndexFile);
        return undefined;
      case 'addTexts': {
        const file = (await fetchJson(request.texts, request.cache)) as SearchTextsFile;
        if (file.texts.length !== engine?.size) throw new Error('The texts are of another index');
        texts = file.texts;
        return undefined;
      }
      case 'search':
        if (!engine) throw new Error('The search index is not loaded');
        return engine.search(request.query, texts);
    }
  };
}

export const fetchJson: FetchJson = async (url, cache) => {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
};
