import { explainsRead, readMessage } from '../../../site/messages';
import { hookKey, withoutArguments } from '../signatures';
import { ERRORS_PAGE } from '../places';
import { optionKey } from '../spelling';
import type { Documented } from '../../content/tree/documented';
import type { Expected } from '../registry';

/** What pages document, by their url. */
export type DocumentedPages = ReadonlyMap<string, readonly Documented[]>;

/** Where something is documented: below which heading of a page, or on the whole page (0). */
export type Place = { url: string; headingNumber: number };

type Wanted = Pick<Expected, 'name' | 'pages' | 'spellings' | 'pattern'>;
type FindPlace = (expected: Wanted) => Place | undefined;

/** Finds where the pages document something that webpack has. */
export function placeFinder(pages: DocumentedPages): FindPlace {
  const namesOn = new Map([...pages].map(([url, documented]) => [url, placesByName(documented)]));
  const findMessage = messageFinder(pages);
  return ({ name, pages: urls, spellings, pattern }) => {
    if (pattern !== undefined) return findMessage(pattern);
    const ownPage = ownPages(name, urls).find((url) => pages.has(url));
    if (ownPage) return { url: ownPage, headingNumber: 0 };
    for (const url of urls) {
      for (const spelling of spellings) {
        const headingNumber = namesOn.get(url)?.get(keyOf(spelling));
        if (headingNumber !== undefined) return { url, headingNumber };
      }
    }
    return undefined;
  };
}

/** Messages stand on any page about errors, in code marks, with `…` for what differs. */
function messageFinder(pages: DocumentedPages): (pattern: string) => Place | undefined {
  const entries = [...pages]
    .filter(([url]) => url.startsWith(ERRORS_PAGE))
    .flatMap(([url, documented]) =>
      documented.map(({ name, headingNumber }) => ({
        url,
        entry: readMessage(name),
        headingNumber,
      })),
    );
  return (pattern) => {
    const message = readMessage(pattern);
    return entries.find(({ entry }) => explainsRead(entry, message));
  };
}

/** The pages that are about something as a whole: those of plugins, and of packages. */
function ownPages(name: string, urls: readonly string[]): readonly string[] {
  if (/Plugin$/.test(name)) return urls.slice(1);
  return /-(loader|plugin)$/.test(name) ? urls : [];
}

/** What a page should document, and none does. */
export function missingIn(expected: readonly Expected[], pages: DocumentedPages): Expected[] {
  const findPlace = placeFinder(pages);
  return expected.filter((each) => !findPlace(each));
}

/** The headings under which names stand; `overlay` below `devServer.client` has both names. */
function placesByName(documented: readonly Documented[]): Map<string, number> {
  const places = new Map<string, number>();
  const current = documented.filter(({ mark }) => mark === undefined);
  // A heading says more than an entry of a list.
  const headingsFirst = [...current].sort((a, b) => Number(!a.heading) - Number(!b.heading));
  for (const { name, within, headingNumber } of headingsFirst) {
    for (const full of [name, ...within.map((outer) => `${outer}.${name}`)]) {
      const key = keyOf(full);
      if (!places.has(key)) places.set(key, headingNumber);
    }
  }
  return places;
}

/** `emitAsset(file, source)` is `emitAsset`. */
const keyOf = (name: string) => optionKey(hookKey(withoutArguments(name.trim())));
