import { mergeSponsors, type Sponsor } from '../../../../src/node/sources/sponsor';

const sponsor = (fields: Partial<Sponsor>): Sponsor => ({
  slug: null,
  name: 'Ada',
  website: null,
  avatar: null,
  totalCents: 100,
  monthlyCents: 0,
  firstDonation: null,
  note: null,
  ...fields,
});

test('adds up what a slug gave in both sources', () => {
  const own = sponsor({ slug: 'ada', note: 'a meetup', website: 'https://ada.example/' });
  const other = sponsor({ slug: 'ada', name: 'ADA', totalCents: 50, monthlyCents: 5, avatar: 'a' });

  expect(mergeSponsors([own], [other])).toEqual([
    { ...own, totalCents: 150, monthlyCents: 5, avatar: 'a' },
  ]);
});

test('keeps those apart that have no slug, even of one name', () => {
  expect(mergeSponsors([sponsor({})], [sponsor({ slug: 'ada' }), sponsor({})])).toHaveLength(3);
});

test('the own ones are all there without another source', () => {
  const own = [sponsor({ slug: 'ada' }), sponsor({ name: 'Ben' })];

  expect(mergeSponsors(own, [])).toEqual(own);
});
