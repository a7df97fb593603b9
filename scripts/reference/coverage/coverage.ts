import { hookKey } from '../../../src/node/reference/signatures';
import { optionKey } from '../../../src/node/reference/spelling';
import type { Documented } from './documented';
import type { Expected } from './expected';

/** What pages document, by their url. */
export type DocumentedPages = ReadonlyMap<string, readonly Documented[]>;

/** What no page documents that should. */
export function missingIn(expected: readonly Expected[], pages: DocumentedPages): Expected[] {
  const namesOn = new Map([...pages].map(([url, documented]) => [url, namesOf(documented)]));
  return expected.filter(
    ({ pages: urls, spellings, name }) =>
      !isPageOf(name, urls, pages) &&
      !urls.some((url) => spellings.some((spelling) => namesOn.get(url)?.has(keyOf(spelling)))),
  );
}

/** A plugin that has a page of its own is documented by it. */
const isPageOf = (name: string, urls: readonly string[], pages: DocumentedPages) =>
  /Plugin$/.test(name) && urls.some((url) => url !== urls[0] && pages.has(url));

/** All names that something on a page can be asked for by: `overlay` below `devServer.client`. */
export function namesOf(documented: readonly Documented[]): Set<string> {
  return new Set(
    documented
      .filter(({ mark }) => mark === undefined)
      .flatMap(({ name, within }) => [
        keyOf(name),
        ...within.map((outer) => keyOf(`${outer}.${name}`)),
      ]),
  );
}

const keyOf = (name: string) => optionKey(hookKey(name.trim()));
