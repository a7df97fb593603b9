import { fromHash, toHash } from '../../../../src/components/checker/sharedText';

test.each(['module.exports = {};', '', 'ä€😀 `\n', 'a'.repeat(20_000)])(
  'a text comes back from its address',
  async (text) => {
    const hash = await toHash(text);

    expect(hash).toMatch(/^#config=[\w-]*$/);
    expect(await fromHash(hash)).toBe(text);
  },
);

test.each([
  '',
  '#privacy',
  '#config=',
  '#config=%%%',
  '#config=AAAA',
  '#config=_____w',
  `#config=${'A'.repeat(20_000)}`,
])('an address with %.20p holds no text', async (hash) => {
  expect(await fromHash(hash)).toBeUndefined();
});
