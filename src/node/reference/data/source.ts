import { SITE } from '../../../site/site';
import { entriesOf, type Expected, type Sought } from '../registry';
import type { ReleaseNews } from '../release/history';
import type { Reference } from '../types';
import { sinceIn } from './releases';
import { typedEntries } from './typedEntries';

/** What the lists are made from. */
export type Source = ReturnType<typeof createSource>;

/** Where a page explains something; undefined if none does. */
export type UrlOf = (sought: Sought & Pick<Expected, 'pattern'>) => string | undefined;

export function createSource(
  reference: Reference,
  { urlOf, history }: { urlOf: UrlOf; history: readonly ReleaseNews[] },
) {
  const since = sinceIn(history);
  const things = new Set(entriesOf(reference).flatMap(({ news }) => news.map(({ name }) => name)));
  return {
    entries: typedEntries(reference),
    urlOf,
    /** Whether webpack has what the history of releases calls like this. */
    isThere: (name: string) => things.has(name),
    /** By its name in the history of releases: `option output.filename`. */
    since,
    /** The release that brought an entry. */
    sinceOf: ({ news }: { news: readonly { name: string }[] }) => since(news[0]?.name ?? ''),
    /** Its name, and where it is explained, or else what it belongs to. */
    described(expected: Parameters<UrlOf>[0], otherwise: string = expected.pages[0]) {
      const url = urlOf(expected);
      const { name } = expected;
      return { name, url: SITE.url + (url ?? otherwise), documented: url !== undefined };
    },
  };
}
