import { seededRandom } from '../../../../src/node/sources/seededRandom';
import type { Sponsor } from '../../../../src/node/sources/sponsor';
import { rankOf, sponsorLists } from '../../../../src/node/sources/sponsorLists';
import type { AmountType, SponsorRank } from '../../../../src/site/sponsors';

const NOW = new Date('2025-06-15T12:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString();

const sponsor = (name: string, fields: Partial<Sponsor> = {}): Sponsor => ({
  slug: null,
  name,
  website: null,
  avatar: null,
  totalCents: 0,
  monthlyCents: 0,
  firstDonation: null,
  note: null,
  ...fields,
});

function list(sponsors: Sponsor[], type: AmountType, rank: SponsorRank, seed = 'seed') {
  const lists = sponsorLists(sponsors, { now: NOW, random: seededRandom(seed) });
  return lists.find((each) => each.type === type && each.rank === rank)?.sponsors ?? [];
}

test.each([
  ['total', 99, undefined],
  ['total', 100, 'backer'],
  ['total', 199_99, 'backer'],
  ['total', 200_00, 'bronze'],
  ['total', 2_000_00, 'silver'],
  ['total', 10_000_00, 'gold'],
  ['total', 50_000_00, 'platinum'],
  ['monthly', 9_99, 'backer'],
  ['monthly', 10_00, 'bronze'],
  ['monthly', 100_00, 'silver'],
  ['monthly', 500_00, 'gold'],
  ['monthly', 2_500_00, 'platinum'],
] as const)('by %s, %i cents are the rank %s', (type, cents, rank) => {
  expect(rankOf(cents, type)).toBe(rank);
});

test('there is a list for each type and rank, even when nobody is in it', () => {
  const lists = sponsorLists([], { now: NOW, random: Math.random });

  expect(lists).toHaveLength(12);
  expect(lists.every(({ sponsors }) => sponsors.length === 0)).toBe(true);
});

test('one sponsor can have another rank by month than in total', () => {
  const sponsors = [sponsor('Ada', { totalCents: 60_000_00, monthlyCents: 20_00 })];

  expect(list(sponsors, 'total', 'platinum')).toMatchObject([{ name: 'Ada', cents: 60_000_00 }]);
  expect(list(sponsors, 'monthly', 'bronze')).toMatchObject([{ name: 'Ada', cents: 20_00 }]);
});

test('who gave more stands first', () => {
  const sponsors = [
    sponsor('Ada', { totalCents: 300_00 }),
    sponsor('Cleo', { totalCents: 900_00 }),
    sponsor('Ben', { totalCents: 900_00 }),
  ];

  expect(list(sponsors, 'total', 'bronze').map(({ name }) => name)).toEqual(['Ben', 'Cleo', 'Ada']);
});

test('the latest are those whose first donation is at most 21 days old, newest first', () => {
  const sponsors = [
    sponsor('Ada', { totalCents: 100, firstDonation: daysAgo(21) }),
    sponsor('Ben', { totalCents: 100, firstDonation: daysAgo(21.01) }),
    sponsor('Cleo', { totalCents: 100, firstDonation: daysAgo(1) }),
    sponsor('Dan', { totalCents: 100 }),
    sponsor('Eve', { totalCents: 100, firstDonation: daysAgo(-1) }),
    sponsor('Fay, who only watches', { firstDonation: daysAgo(2) }),
  ];

  expect(list(sponsors, 'total', 'latest').map(({ name }) => name)).toEqual(['Cleo', 'Ada']);
});

test('at most 30 are the latest', () => {
  const sponsors = Array.from({ length: 40 }, (_, index) =>
    sponsor(`${index}`, { totalCents: 100, firstDonation: daysAgo(index / 10) }),
  );

  expect(list(sponsors, 'total', 'latest').map(({ name }) => Number(name))).toEqual([
    ...Array(30).keys(),
  ]);
});

test('100 backers are picked, the same for a seed and others for another', () => {
  const sponsors = Array.from({ length: 300 }, (_, index) =>
    sponsor(`${index}`, { totalCents: 100 + index }),
  );
  const picked = list(sponsors, 'total', 'backer', '2025-06-15');

  expect(picked).toHaveLength(100);
  expect(new Set(picked.map(({ name }) => name)).size).toBe(100);
  expect(picked.map(({ cents }) => cents)).toEqual(
    picked.map(({ cents }) => cents).sort((a, b) => b - a),
  );
  expect(list(sponsors, 'total', 'backer', '2025-06-15')).toEqual(picked);
  expect(list(sponsors, 'total', 'backer', '2025-06-16')).not.toEqual(picked);
});

test('who has no website is linked to the page on Open Collective', () => {
  const urls = [
    sponsor('Ada', { slug: 'ada', website: 'https://ada.example/', totalCents: 500 }),
    sponsor('Ben', { slug: 'ben', totalCents: 400 }),
    sponsor('Cleo', { totalCents: 300 }),
  ];

  expect(list(urls, 'total', 'backer').map(({ url }) => url)).toEqual([
    'https://ada.example/',
    'https://opencollective.com/ben',
    null,
  ]);
});
