import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fixSortingByResolvers } from '../../../../src/node/patches/gatsbySort';

type Values = Record<string, unknown>;
type Indexing = {
  getGatsbyNodePartial: (node: object, fields: string[], resolved: Values) => Values;
};
type Redux = { store: { dispatch: (action: object) => void } };

const gatsby = createRequire(resolve('package.json'));

/** What Gatsby has to sort a node by: its reading time, its address, its reading time again. */
function valuesOfThreeSorts(id: string): unknown[] {
  const indexing = gatsby('gatsby/dist/datastore/in-memory/indexing') as Indexing;
  const { store } = gatsby('gatsby/dist/redux') as Redux;
  const node = { id, url: '/a/', internal: { type: 'Mdx', counter: 1 } };
  const nodes = new Map([[id, { readingTime: 3 }]]);
  store.dispatch({ type: 'SET_RESOLVED_NODES', payload: { key: 'Mdx', nodes } });

  const sort = (field: string, resolved: Values) =>
    indexing.getGatsbyNodePartial(node, [field], resolved);
  const kept = [
    sort('readingTime', { readingTime: true }),
    sort('url', {}),
    sort('readingTime', { readingTime: true }),
  ];
  return [
    kept[0]?.['__gatsby_resolved.readingTime'],
    kept[1]?.['url'],
    kept[2]?.['__gatsby_resolved.readingTime'],
  ];
}

test('Gatsby still forgets what a resolver gave; once it does not, the fix can go', () => {
  expect(valuesOfThreeSorts('before')).toEqual([3, '/a/', undefined]);
});

test('a sort by what a resolver gives is right after a sort by another field', () => {
  fixSortingByResolvers();
  expect(valuesOfThreeSorts('after')).toEqual([3, '/a/', 3]);
});
