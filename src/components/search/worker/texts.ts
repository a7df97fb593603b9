import type { TextOf } from '../local/localIndex';

type FetchTexts = (url: string) => Promise<unknown>;

/** The texts of pages, each fetched once, when a result on the page is about to be shown. */
export function createTexts(fetchTexts: FetchTexts) {
  const texts = new Map<string, readonly unknown[]>();
  const asked = new Map<string, Promise<void>>();

  const fetchOnce = (url: string) => {
    const fetched = fetchTexts(url).then(
      (file) => void texts.set(url, Array.isArray(file) ? file : []),
      // Results can be shown without a snippet: it is not requested again.
      () => undefined,
    );
    asked.set(url, fetched);
    return fetched;
  };
  const textOf: TextOf = ({ textsUrl, place }) => {
    const text = texts.get(textsUrl)?.[place];
    return typeof text === 'string' ? text : undefined;
  };

  return {
    textOf,
    /** Resolves when all of them have loaded or failed. */
    load: (urls: readonly string[]) =>
      Promise.all(urls.map((url) => asked.get(url) ?? fetchOnce(url))),
  };
}
