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
  const finders = new WeakMap<readonly P[], ReturnType<typeof placeFinder>>();

  return (
    expected: Pick<Expected, 'name' | 'pages' | 'spellings' | 'pattern'>,
  ): PlaceOnPage<P> | undefined => {
    const all = pages();
    const find = finders.get(all) ?? placeFinder(documentedPages(all, textOf));
    finders.set(all, find);
    const place = find(expected);
    const page = all.find(({ url }) => url === place?.url);
    if (!place || !page) return undefined;
    return { page, anchor: textOf(page).headingIds[place.headingNumber - 1] ?? null };
  };
}

const documentedPages = <P extends Page>(
  pages: readonly P[],
  textOf: Pages<P>['textOf'],
): DocumentedPages => new Map(pages.map((page) => [page.url, textOf(page).documented]));
