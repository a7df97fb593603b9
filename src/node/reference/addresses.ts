import type { ContentStore } from '../content/contentStore';
import type { Page } from '../content/page/page';
import { placeFinder, type Place } from './coverage/coverage';
import type { Expected } from './registry';

type Named = Pick<Expected, 'name' | 'pages' | 'spellings'>;

/** Finds where pages explain what webpack can do. */
export function createAddresses({
  pages,
  bodyOf,
  textOf,
}: Pick<ContentStore, 'pages' | 'bodyOf' | 'textOf'>) {
  const finders = new WeakMap<readonly Page[], ReturnType<typeof placeFinder>>();

  const placeOf = (expected: Named): Place | undefined => {
    const all = pages();
    const find =
      finders.get(all) ??
      placeFinder(new Map(all.map((page) => [page.url, textOf(page).documented])));
    finders.set(all, find);
    return find(expected);
  };

  /** The id of the heading that something stands below. */
  const anchorOf = async (expected: Named): Promise<string | null> => {
    const place = placeOf(expected);
    const page = pages().find(({ url }) => url === place?.url);
    if (!page || !place || place.headingNumber === 0) return null;
    return (await bodyOf(page)).anchors[place.headingNumber - 1]?.id ?? null;
  };

  return {
    placeOf,
    anchorOf,

    /** The address that a page links to, which must not wait for that page to be compiled. */
    async addressFrom(page: Page, expected: Named): Promise<string | null> {
      const url = placeOf(expected)?.url;
      if (url === undefined) return null;
      const id = url === page.url ? null : await anchorOf(expected);
      return id === null ? url : `${url}#${id}`;
    },
  };
}
