import type { TextOf } from '../local/localIndex';

type FetchTexts = (hash: string) => Promise<unknown>;

/** The texts of pages, each fetched once, when a result on the page is about to be shown. */
export function createTexts(fetchTexts: FetchTexts) {
  const texts = new Map<string, readonly unknown[]>();
  const asked = new Map<string, Promise<void>>();

  const fetchOnce = (hash: string) => {
    const fetched = fetchTexts(hash).then(
      (file) => void texts.set(hash, Array.isArray(file) ? file : []),
      // Results can be shown without a snippet: it is not requested again.
      () => undefined,
    );
    asked.set(hash, fetched);
    return fetched;
  };
  const textOf: TextOf = ({ textHash, place }) => {
    const text = texts.get(textHash)?.[place];
    return typeof text === 'string' ? text : undefined;
  };

  return {
    textOf,
    /** Resolves when all of them have loaded or failed. */
    load: (hashes: readonly string[]) =>
      Promise.all(hashes.filter(Boolean).map((hash) => asked.get(hash) ?? fetchOnce(hash))),
  };
}
