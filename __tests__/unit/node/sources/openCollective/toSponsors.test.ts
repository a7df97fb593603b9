import { toSponsors } from '../../../../../src/node/sources/openCollective/toSponsors';
import { member, transaction } from './server';

const SINCE = new Date('2024-06-15T00:00:00.000Z');

const account = (changed: object) => ({
  account: { slug: 'ada', name: 'Ada', website: null, imageUrl: null, ...changed },
});

const only = (members: unknown[], transactions: unknown[] = []) =>
  toSponsors({ members, transactions }, SINCE);

test('amounts are cents, and the monthly one is a twelfth of the year', () => {
  const [ada] = only(
    [member('ada', 1234.56)],
    [
      transaction('ada', 10.1, '2024-07-01T00:00:00.000Z'),
      transaction('ada', 20.2, '2025-06-01T00:00:00.000Z'),
    ],
  );

  expect(ada).toMatchObject({ totalCents: 123_456, monthlyCents: 253 });
});

test.each([
  ['null', null],
  ['a text', '100'],
  ['not a number', NaN],
  ['infinite', Infinity],
  ['negative', -20],
  ['more than anybody has', 1e12],
])('an amount that is %s counts as nothing', (_, value) => {
  expect(only([member('ada', value), member('ben', 5)]).map(({ slug }) => slug)).toEqual(['ben']);
});

test.each([
  ['null', null],
  ['a text', 'ada'],
  ['an account without a slug', member('', 10)],
  ['an account that is null', { ...member('ada', 10), account: null }],
])('a node that is %s is left out', (_, node) => {
  expect(only([node])).toEqual([]);
});

test('transactions before the year, and what went out again, do not count', () => {
  const [ada] = only(
    [member('ada', 100)],
    [
      transaction('ada', 60, '2024-06-14T23:59:59.000Z'),
      transaction('ada', 60, 'some day'),
      transaction('ada', -60, '2025-01-01T00:00:00.000Z'),
      transaction('ada', 24, '2025-01-01T00:00:00.000Z'),
    ],
  );

  expect(ada?.monthlyCents).toBe(200);
});

test('an account that is a member twice counts once, from its first day', () => {
  const sponsors = only([
    member('ada', 100, { createdAt: '2021-01-01T00:00:00.000Z' }),
    member('ada', 100, { createdAt: '2019-01-01T00:00:00.000Z' }),
    member('ada', 0, { createdAt: 'never' }),
  ]);

  expect(sponsors).toHaveLength(1);
  expect(sponsors[0]).toMatchObject({
    totalCents: 10_000,
    firstDonation: '2019-01-01T00:00:00.000Z',
  });
});

test('who gave in the year without being a member is a sponsor all the same', () => {
  expect(only([], [transaction('ada', 24, '2025-01-01T00:00:00.000Z')])).toMatchObject([
    { slug: 'ada', totalCents: 2400, firstDonation: '2025-01-01T00:00:00.000Z' },
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//ada.example', 'ada.example', '', 7, null])(
  'the url %p is dropped',
  (url) => {
    const node = { ...member('ada', 10), ...account({ website: url, imageUrl: url }) };

    expect(only([node])).toMatchObject([{ website: null, avatar: null }]);
  },
);

test('an http url stays', () => {
  const node = { ...member('ada', 10), ...account({ website: 'http://ada.example' }) };

  expect(only([node])).toMatchObject([{ website: 'http://ada.example/' }]);
});

test.each([
  ['<b>Ada</b> & co', '<b>Ada</b> & co'],
  ['  Ada\n\tLovelace\u0000\u202E ', 'Ada Lovelace'],
  ['a'.repeat(200), 'a'.repeat(80)],
  [' ', 'ada'],
  [null, 'ada'],
])('the name %p is shown as %p', (name, shown) => {
  const node = { ...member('ada', 10), ...account({ name }) };

  expect(only([node])).toMatchObject([{ name: shown }]);
});
