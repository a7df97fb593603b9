import { oldFiles } from '../../../../../src/node/output/offline/supersededFiles';

const today = new Date('2026-11-21T12:00:00Z');
const NEW = '/content/guides/caching.0a1b2c3d.js';
const OLD = '/content/guides/caching.99999999.js';

test('what the newest build names stays, and so does what has no hash', () => {
  const present = [NEW, '/sw.js', '/logo/cube.svg'];
  expect(oldFiles({ present, current: [NEW], ledger: {}, today })).toEqual({
    ledger: {},
    outdated: [],
  });
});

test('what it does not name stays for the pages that are open, and is taken down', () => {
  expect(oldFiles({ present: [NEW, OLD], current: [NEW], ledger: {}, today })).toEqual({
    ledger: { [OLD]: '2026-11-21' },
    outdated: [],
  });
});

test('after a month it goes', () => {
  const ledger = { [OLD]: '2026-10-01' };
  expect(oldFiles({ present: [NEW, OLD], current: [NEW], ledger, today })).toEqual({
    ledger: {},
    outdated: [OLD],
  });
});

test('what a newer build names again is not old any more', () => {
  const ledger = { [NEW]: '2026-10-01' };
  expect(oldFiles({ present: [NEW], current: [NEW], ledger, today }).outdated).toEqual([]);
});

test('the map and the licences of a script stay as long as it does', () => {
  const script = '/app-51a54a19e3d0cf8b04d2.js';
  const present = [script, `${script}.map`, `${script}.LICENSE.txt`];
  expect(oldFiles({ present, current: [script], ledger: {}, today }).ledger).toEqual({});
  expect(Object.keys(oldFiles({ present, current: [], ledger: {}, today }).ledger)).toEqual(
    present,
  );
});
