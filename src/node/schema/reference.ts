import type { ContentStore } from '../content/contentStore';
import type { Page } from '../content/page/page';
import { placeFinder, type Place } from '../reference/coverage/coverage';
import type { Expected } from '../reference/registry';
import { REFERENCE_TYPE_NAMES } from './referenceTypes';
import { type Context, pageAt } from './context';

type ReferenceNode = { url: string; expected: Pick<Expected, 'name' | 'pages' | 'spellings'> };

export function referenceResolvers({ pages, bodyOf, textOf }: ContentStore) {
  const finders = new WeakMap<readonly Page[], ReturnType<typeof placeFinder>>();

  const placeOf = ({ expected }: ReferenceNode): Place | undefined => {
    const all = pages();
    const find =
      finders.get(all) ??
      placeFinder(new Map(all.map((page) => [page.url, textOf(page).documented])));
    finders.set(all, find);
    return find(expected);
  };

  const anchorOf = async (node: ReferenceNode): Promise<string | null> => {
    const place = placeOf(node);
    const page = pages().find(({ url }) => url === place?.url);
    if (!page || !place || place.headingNumber === 0) return null;
    return (await bodyOf(page)).anchors[place.headingNumber - 1]?.id ?? null;
  };

  const resolvers = {
    isDocumented: { resolve: (node: ReferenceNode) => placeOf(node) !== undefined },
    anchor: { resolve: anchorOf },
    page: {
      resolve: (node: ReferenceNode, _: unknown, context: Context) =>
        pageAt(placeOf(node)?.url ?? node.url, context),
    },
  };
  return Object.fromEntries(REFERENCE_TYPE_NAMES.map((name) => [name, resolvers]));
}
