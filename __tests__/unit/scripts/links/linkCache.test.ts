import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLinkCache, withAnswer, writeLinkCache } from '../../../../scripts/links/linkCache';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_700_000_000_000;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'links-'));
  file = join(folder, 'deep', 'answers.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('good answers are saved for a week, others are asked for again', () => {
  let cache = withAnswer(new Map(), 'https://a.dev/', { state: 'ok' }, NOW);
  cache = withAnswer(cache, 'https://b.dev/', { state: 'broken', reason: 'answers 404' }, NOW);
  cache = withAnswer(cache, 'https://c.dev/', { state: 'unsure', reason: 'answers 403' }, NOW);
  writeLinkCache(file, cache);

  expect([...readLinkCache(file, NOW + 6 * DAY).keys()]).toEqual(['https://a.dev/']);
  expect(readLinkCache(file, NOW + 8 * DAY).size).toBe(0);
  expect(readLinkCache(file, Infinity).size).toBe(0);
});

test.each(['', '{', 'null', '{"https://a.dev/":{"asked":"x"}}'])(
  'a cache that holds %j is an empty one',
  (text) => {
    const damaged = join(folder, 'damaged.json');
    writeFileSync(damaged, text);
    expect(readLinkCache(damaged, NOW).size).toBe(0);
  },
);
