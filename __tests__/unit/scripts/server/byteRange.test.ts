import { byteRange } from '../../../../scripts/server/byteRange';

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=3-5', { start: 3, end: 5 }],
  ['bytes=3-99', { start: 3, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
])('%s of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

test.each(['bytes=10-', 'bytes=5-2', 'bytes=-0'])('there is nothing at %s', (header) => {
  expect(byteRange(header, 10)).toBe('none');
});

test('an empty file has no parts', () => {
  expect(byteRange('bytes=0-', 0)).toBe('none');
});

test.each([undefined, '', 'bytes=-', 'bytes=1-2,4-5', 'items=1-2', 'bytes=1.5-2'])(
  '%s asks for the whole file',
  (header) => {
    expect(byteRange(header, 10)).toBeUndefined();
  },
);
