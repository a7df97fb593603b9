import type { ContentStore } from '../content/contentStore';
import { createPlaces } from '../reference/coverage/explained';
import type { Expected } from '../reference/registry';
import { allOf, type Context, pageAt } from './context';
import { REFERENCE_TYPE_NAMES } from './referenceTypes';

type ReferenceNode = { url: string; expected: Pick<Expected, 'name' | 'pages' | 'spellings'> };

export function referenceResolvers(content: ContentStore) {
  const placeOf = createPlaces(content);
  const resolvers = {
    isDocumented: { resolve: ({ expected }: ReferenceNode) => placeOf(expected) !== undefined },
    anchor: { resolve: ({ expected }: ReferenceNode) => placeOf(expected)?.anchor ?? null },
    page: {
      resolve: ({ expected, url }: ReferenceNode, _: unknown, context: Context) =>
        pageAt(placeOf(expected)?.page.url ?? url, context),
    },
  };
  return {
    ...Object.fromEntries(REFERENCE_TYPE_NAMES.map((name) => [name, resolvers])),
    WebpackClass: {
      ...resolvers,
      members: {
        resolve: ({ name }: { name: string }, _: unknown, context: Context) =>
          allOf<object>('WebpackClassMember', context, { owner: { eq: name } }),
      },
    },
    WebpackPackage: {
      ...resolvers,
      options: {
        resolve: ({ name }: { name: string }, _: unknown, context: Context) =>
          allOf<object>('WebpackPackageOption', context, { package: { eq: name } }),
      },
    },
    WebpackClassMember: {
      ...resolvers,
      class: {
        resolve: ({ owner }: { owner: string }, _: unknown, { nodeModel }: Context) =>
          nodeModel.findOne({ type: 'WebpackClass', query: { filter: { name: { eq: owner } } } }),
      },
    },
  };
}
