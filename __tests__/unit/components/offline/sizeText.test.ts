import { sizeText } from '../../../../src/components/offline/sizeText';

test.each([
  [0, '0 KB'],
  [12, '1 KB'],
  [480_200, '480 KB'],
  [999_600, '1.0 MB'],
  [12_345_678, '12.3 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
