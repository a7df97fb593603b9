import { inputDigest } from '../../../../scripts/files/inputDigest';

const page = { name: 'content/index.mdx', content: '# Home' };
const key = { name: 'GATSBY_KEY', content: 'a' };

test('the order of the inputs does not matter', () => {
  expect(inputDigest([page, key])).toBe(inputDigest([key, page]));
});

test.each([
  ['a file changes', [{ ...page, content: '# Start' }, key]],
  ['a file is renamed', [{ ...page, name: 'content/home.mdx' }, key]],
  ['a file goes', [key]],
  ['a variable changes', [page, { ...key, content: 'b' }]],
])('the digest changes when %s', (_, inputs) => {
  expect(inputDigest(inputs)).not.toBe(inputDigest([page, key]));
});

test('text that moves from one file to the next changes the digest', () => {
  const before = [
    { name: 'a', content: '1' },
    { name: 'b', content: '23' },
  ];
  const after = [
    { name: 'a', content: '12' },
    { name: 'b', content: '3' },
  ];

  expect(inputDigest(after)).not.toBe(inputDigest(before));
});
