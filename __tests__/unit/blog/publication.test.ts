import { publication } from '../../../src/node/content/page/publication';

const TODAY = '2026-11-20';

test.each([
  [{ draft: false, date: '2026-11-19' }, 'published'],
  [{ draft: false, date: '2026-11-20' }, 'published'],
  [{ draft: false, date: '2026-11-21' }, 'scheduled'],
  [{ draft: false, date: '2027-01-01' }, 'scheduled'],
  [{ draft: false }, 'published'],
  [{ draft: true, date: '2020-10-10' }, 'draft'],
  [{ draft: true, date: '2099-01-01' }, 'draft'],
])('on the day it is built, %j is %s', (page, expected) => {
  expect(publication(page, TODAY)).toBe(expected);
});
