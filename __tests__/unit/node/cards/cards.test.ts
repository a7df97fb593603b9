import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CardText } from '../../../../src/node/cards/cardSvg';
import { readCardStyle } from '../../../../src/node/cards/cardStyle';
import { createCards } from '../../../../src/node/cards/cards';

const CACHING: CardText = {
  section: 'Guides',
  title: 'Caching',
  description: 'Give output files names that change only when their content does.',
  note: 'webpack 5.112',
};

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'cards-'));
});

afterEach(() => rmSync(cache, { recursive: true }));

/** The cards of one build, and the pictures that it writes by their urls. */
async function build(text: CardText, { look = 'as always' } = {}) {
  const pictures = new Map<string, Buffer>();
  const readStyle = jest.fn(readCardStyle);
  const cards = createCards({
    write: (url, content) => void pictures.set(url, Buffer.from(content)),
    cache,
    look: () => look,
    readStyle,
  });
  const url = cards.draw('/guides/caching/', text);
  await cards.finish();
  return { url, picture: pictures.get(url), wasLaidOut: readStyle.mock.calls.length > 0 };
}

test('the next build has the same card without drawing it again', async () => {
  const first = await build(CACHING);
  const second = await build(CACHING);

  expect(first.wasLaidOut).toBe(true);
  expect(second).toEqual({ ...first, wasLaidOut: false });
});

test('another text has another card', async () => {
  const before = await build(CACHING);
  const after = await build({ ...CACHING, title: 'Caches' });

  expect(after.url).not.toBe(before.url);
  expect(after.picture).not.toEqual(before.picture);
});

test('what would look the same keeps its name when it is drawn again', async () => {
  const before = await build(CACHING);
  const after = await build(CACHING, { look: 'newer packages' });

  expect(after.wasLaidOut).toBe(true);
  expect(after.url).toBe(before.url);
});

test('a damaged card is drawn again', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const before = await build(CACHING);
  for (const file of readdirSync(cache)) writeFileSync(join(cache, file), 'damaged');

  expect(await build(CACHING)).toEqual(before);
});
