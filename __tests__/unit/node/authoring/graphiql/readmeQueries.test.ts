import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { readmeQueries } from '../../../../../src/node/authoring/graphiql/readmeQueries';

test('a query is titled with the comment that it begins with, and named after it', () => {
  const markdown =
    '```sh\nls\n```\n\n```graphql\n# A page, its headings, and more.\n{\n  a {\n    b\n  }\n}\n```\n';
  expect(readmeQueries(markdown)).toEqual([
    {
      title: 'A page, its headings, and more',
      query: '# A page, its headings, and more.\nquery APage {\n  a {\n    b\n  }\n}',
    },
  ]);
});

test('a query that has a name keeps it', () => {
  const [sample] = readmeQueries('```graphql\n# One.\nquery Mine {\n  a\n}\n```\n');
  expect(sample?.query).toBe('# One.\nquery Mine {\n  a\n}');
});

test('README has at least six queries, each with a title of its own and without an issue', () => {
  const queries = readmeQueries(readFileSync('README.md', 'utf8'));
  expect(queries.length).toBeGreaterThanOrEqual(6);
  expect(new Set(queries.map(({ title }) => title)).size).toBe(queries.length);
  for (const { title, query } of queries) {
    expect(title).not.toBe('Query');
    expect(() => parse(query)).not.toThrow();
  }
});
