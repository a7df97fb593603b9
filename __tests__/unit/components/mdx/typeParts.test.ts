import { shortened, typeParts } from '../../../../src/components/mdx/typeParts';

test.each([
  ['string', ['string']],
  ['"a" | "b"', ['"a"', '"b"']],
  ['(string | number)[] | false', ['(string | number)[]', 'false']],
  ['(a: A | B) => void | C', ['(a: A | B) => void', 'C']],
  ['Map<string, A | B> | null', ['Map<string, A | B>', 'null']],
])('the alternatives of %s are found', (type, parts) => {
  expect(typeParts(type)).toEqual(parts);
});

test('a type that fits is not shortened', () => {
  expect(shortened('"a" | "b"')).toEqual({ shown: '"a" | "b"', left: 0 });
});

test('a type without alternatives that does not fit leaves all of it', () => {
  expect(shortened('x'.repeat(100))).toEqual({ shown: '', left: 1 });
});
