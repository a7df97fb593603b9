import { searchTermsUrl } from '../../../site/search/searchFiles';
import type { FetchJson } from '../fetchJson';
import { createLocalIndex, textsUrlsOf, type Answer, type LocalIndex } from '../local/localIndex';
import { createTermsFiles } from './termsFiles';
import { createTexts } from './texts';

export type ServiceRequest =
  { type: 'open'; index: string; cache: RequestCache } | { type: 'search'; query: string };

/** Shorter queries are still being typed: readers hardly look at their results. */
const MIN_LETTERS = 3;
/** How long results wait for their snippets. */
const MAX_SNIPPETS_WAIT_MS = 250;

/** What the worker does: loads an index, then answers queries. */
export function createService(fetchJson: FetchJson) {
  let search: ((query: string) => Promise<Answer>) | undefined;

  return async (request: ServiceRequest): Promise<Answer | undefined> => {
    if (request.type === 'search') {
      if (!search) throw new Error('The search index is not loaded');
      return search(request.query);
    }
    const { index, cache } = request;
    const localIndex = createLocalIndex(await fetchJson(index, cache));
    const folder = index.slice(0, index.lastIndexOf('/search/'));
    search = searchWith(localIndex, (url) => fetchJson(folder + url, cache));
    return undefined;
  };
}

function searchWith(index: LocalIndex, fetchFile: (url: string) => Promise<unknown>) {
  const texts = createTexts(fetchFile);
  const terms = createTermsFiles((hash) => fetchFile(searchTermsUrl(hash)), index.addTerms);

  return async (query: string): Promise<Answer> => {
    let lost: Error | undefined;
    for (const needed of index.neededFiles) lost ??= await terms.load(needed(query));
    const found = index.find(query);
    // What titles say is better than nothing, but nothing is no answer if a file is missing.
    if (lost && found.length === 0) throw lost;
    if (query.trim().length >= MIN_LETTERS) {
      await Promise.race([texts.load(textsUrlsOf(found)), pause(MAX_SNIPPETS_WAIT_MS)]);
    }
    return index.answer(query, found, texts.textOf);
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
