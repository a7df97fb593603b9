import { unwrapQuery } from '../../../../src/node/output/unwrapQuery';

test('a query finds what it asked for', () => {
  expect(unwrapQuery({ data: { pages: 3 } })).toEqual({ pages: 3 });
});

test('a query that fails stops the build and says why', () => {
  const errors = [{ message: 'Cannot query field "titel" on type "Mdx".' }];

  expect(() => unwrapQuery({ errors })).toThrow(
    'The query failed: [{"message":"Cannot query field \\"titel\\" on type \\"Mdx\\"."}]',
  );
});
