import { parseSponsors } from '../../../src/components/sponsors/parseSponsors';

const ADA = { name: 'Ada', url: 'https://ada.example/', avatar: null, cents: 100 };

test.each([undefined, null, 7, 'text', {}, { 0: ADA, length: 1 }])('%j is not a list', (answer) => {
  expect(() => parseSponsors(answer)).toThrow('Expected a list of sponsors');
});

test.each([
  null,
  [],
  'Ada',
  { ...ADA, name: ' ' },
  { ...ADA, name: 7 },
  { ...ADA, cents: '100' },
  { ...ADA, cents: -1 },
  { ...ADA, cents: 1e300 },
  { name: 'Ada' },
])('%j is not a sponsor, and the others stay', (item) => {
  expect(parseSponsors([item, ADA])).toEqual([ADA]);
});

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//x', '/x', 5])(
  'a sponsor whose address is %j has none',
  (address) => {
    expect(parseSponsors([{ ...ADA, url: address, avatar: address }])).toEqual([
      { ...ADA, url: null, avatar: null },
    ]);
  },
);
