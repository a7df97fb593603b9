import { firstVisits, tooHeavy } from '../../scripts/weight/firstVisits';

test('a page needs 40 KB until the reader does something, and more only for a long text', () => {
  const visits = firstVisits('public');

  expect(visits.length).toBeGreaterThan(150);
  expect(visits.find(({ url }) => url === '/guides/getting-started/')?.text).toBeGreaterThan(1000);
  expect(tooHeavy(visits)).toEqual([]);
});
