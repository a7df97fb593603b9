import type { Expected } from '../registry';
import { placeFinder, type DocumentedPages } from './coverage';
import type { Documented } from '../../content/tree/documented';

type Page = { url: string };
type Pages<P extends Page> = {
  pages: () => readonly P[];
  textOf: (page: P) => { documented: readonly Documented[]; headingIds: readonly string[] };
};

export type PlaceOnPage<P> = { page: P; anchor: string | null };

/** Finds the page and the heading that explain something of webpack. */
export function createPlaces<P extends Page>({ pages, textOf }: Pages<P>) {
  const known = new WeakMap<readonly P[], ReturnType<typeof read>>();

  const read = (all: readonly P[]) => ({
    find: placeFinder(documentedPages(all, textOf)),
    byUrl: new Map(all.map((page) => [page.url, page])),
  });

  return (
    expected: Pick<Expected, 'name' | 'pages' | 'spellings' | 'pattern'>,
  ): PlaceOnPage<P> | undefined => {
    const all = pages();
    const found = known.get(all) ?? read(all);
    known.set(all, found);
    const place = found.find(expected);
    const page = place && found.byUrl.get(place.url);
    if (!place || !page) return undefined;
    return { page, anchor: textOf(page).headingIds[place.headingNumber - 1] ?? null };
  };
}

const documentedPages = <P extends Page>(
  pages: readonly P[],
  textOf: Pages<P>['textOf'],
): DocumentedPages => new Map(pages.map((page) => [page.url, textOf(page).documented]));
