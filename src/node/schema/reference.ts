import { allPages, bodyOf, textOf } from '../content/contentStore';
import type { Page } from '../content/page/page';
import { placeFinder, type Place } from '../reference/coverage/coverage';
import type { Expected } from '../reference/coverage/expected';
import { REFERENCE_TYPE_NAMES } from './referenceTypes';
import { type Context, pageAt } from './context';

type ReferenceNode = { url: string; expected: Pick<Expected, 'name' | 'pages' | 'spellings'> };

const finders = new WeakMap<readonly Page[], ReturnType<typeof placeFinder>>();

function placeOf({ expected }: ReferenceNode): Place | undefined {
  const pages = allPages();
  const find =
    finders.get(pages) ??
    placeFinder(new Map(pages.map((page) => [page.url, textOf(page).documented])));
  finders.set(pages, find);
  return find(expected);
}

async function anchorOf(node: ReferenceNode): Promise<string | null> {
  const place = placeOf(node);
  const page = allPages().find(({ url }) => url === place?.url);
  if (!page || !place || place.headingNumber === 0) return null;
  return (await bodyOf(page)).anchors[place.headingNumber - 1]?.id ?? null;
}

const RESOLVERS = {
  isDocumented: { resolve: (node: ReferenceNode) => placeOf(node) !== undefined },
  anchor: { resolve: anchorOf },
  page: {
    resolve: (node: ReferenceNode, _: unknown, context: Context) =>
      pageAt(placeOf(node)?.url ?? node.url, context),
  },
};

export const REFERENCE_RESOLVERS = Object.fromEntries(
  REFERENCE_TYPE_NAMES.map((name) => [name, RESOLVERS]),
);
