import { linkedParts, shortened, typeParts } from '../../../../src/components/mdx/typeParts';

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

test('an object that does not fit is left out', () => {
  expect(shortened(`{ ${'x'.repeat(100)} }`)).toEqual({ shown: '', left: 1 });
});

test('a long function is shown as a whole: it has no alternatives to leave out', () => {
  const callback = '(error?: null | WebpackError, result?: null | ModuleFactoryResult) => void';

  expect(shortened(callback)).toEqual({ shown: callback, left: 0 });
});

test('the names of known types are links, but not those in strings and names of properties', () => {
  const links = { Module: '/api/types/m/#module' };

  expect(linkedParts('Map<Module, "Module" | a.Module>', links)).toEqual([
    { text: 'Map' },
    { text: '<' },
    { text: 'Module', url: '/api/types/m/#module' },
    { text: ', "Module" | a.Module>' },
  ]);
});
