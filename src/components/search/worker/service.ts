import { searchTextsUrl } from '../../../site/search/searchFiles';
import { createEngine, textHashesOf, type Answer, type Engine } from '../engine/engine';
import { createTexts } from './texts';

export type ServiceRequest =
  { type: 'open'; index: string; cache: RequestCache } | { type: 'search'; query: string };

type FetchJson = (url: string, cache: RequestCache) => Promise<unknown>;

/** Shorter queries are still being typed: what they find is hardly looked at. */
const LEAST_LETTERS = 3;
/** Milliseconds that results wait for their snippets. */
const SNIPPETS_WAIT = 250;

/** What the worker does: loads an index, then answers queries. */
export function createService(fetchJson: FetchJson) {
  let search: ((query: string) => Promise<Answer>) | undefined;

  return async (request: ServiceRequest): Promise<Answer | undefined> => {
    if (request.type === 'search') {
      if (!search) throw new Error('The search index is not loaded');
      return search(request.query);
    }
    const { index, cache } = request;
    const engine = createEngine(await fetchJson(index, cache));
    const folder = index.slice(0, index.lastIndexOf('/search/'));
    search = searchWith(engine, (hash) => fetchJson(folder + searchTextsUrl(hash), cache));
    return undefined;
  };
}

function searchWith(engine: Engine, fetchTexts: (hash: string) => Promise<unknown>) {
  const texts = createTexts(fetchTexts);
  return async (query: string): Promise<Answer> => {
    const found = engine.find(query);
    if (query.trim().length >= LEAST_LETTERS) {
      await Promise.race([texts.load(textHashesOf(found)), pause(SNIPPETS_WAIT)]);
    }
    return engine.answer(query, found, texts.textOf);
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A file that has not come after that long fails, so that the reader is told and can try again. */
const TIMEOUT_MS = 20_000;

export const fetchJsonWithin =
  (milliseconds: number): FetchJson =>
  async (url, cache) => {
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(milliseconds) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json() as Promise<unknown>;
  };

export const fetchJson = fetchJsonWithin(TIMEOUT_MS);
