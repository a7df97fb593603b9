import type { ContentStore } from '../content/contentStore';
import { createAddresses } from '../reference/addresses';
import type { Expected } from '../reference/registry';
import { REFERENCE_TYPE_NAMES } from './referenceTypes';
import { type Context, pageAt } from './context';

type ReferenceNode = { url: string; expected: Pick<Expected, 'name' | 'pages' | 'spellings'> };

export function referenceResolvers(content: ContentStore) {
  const { placeOf, anchorOf } = createAddresses(content);
  const resolvers = {
    isDocumented: { resolve: ({ expected }: ReferenceNode) => placeOf(expected) !== undefined },
    anchor: { resolve: ({ expected }: ReferenceNode) => anchorOf(expected) },
    page: {
      resolve: ({ expected, url }: ReferenceNode, _: unknown, context: Context) =>
        pageAt(placeOf(expected)?.url ?? url, context),
    },
  };
  return Object.fromEntries(REFERENCE_TYPE_NAMES.map((name) => [name, resolvers]));
}
