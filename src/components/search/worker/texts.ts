import type { SearchTextsFile } from '../../../site/search/searchFiles';
import type { TextOf } from '../engine/engine';

type FetchTexts = (hash: string) => Promise<unknown>;

/** The texts of pages, each fetched once, when a result of the page is about to be shown. */
export function createTexts(fetchTexts: FetchTexts) {
  const texts = new Map<string, SearchTextsFile>();
  const asked = new Map<string, Promise<void>>();

  const fetchOnce = (hash: string) => {
    const fetched = fetchTexts(hash).then(
      (file) => void texts.set(hash, file as SearchTextsFile),
      // A result without a snippet is a result: it is not asked for again.
      () => undefined,
    );
    asked.set(hash, fetched);
    return fetched;
  };
  const textOf: TextOf = ({ textHash, place }) => texts.get(textHash)?.[place];

  return {
    textOf,
    /** Settled when all of them are there, or are known not to come. */
    load: (hashes: readonly string[]) =>
      Promise.all(hashes.filter(Boolean).map((hash) => asked.get(hash) ?? fetchOnce(hash))),
  };
}
