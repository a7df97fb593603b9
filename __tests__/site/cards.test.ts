import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { builtDocuments, SITE_URL } from '../support/builtDocuments';

const MAX_BYTES = 40_000;

const documents = builtDocuments();
const shared = [...documents].filter(
  ([, { meta }]) => meta.get('robots') !== 'noindex,nofollow' && meta.has('og:image'),
);
const cardOf = (url: string) =>
  documents.get(url)?.meta.get('og:image')?.replace(SITE_URL, '') ?? '';
const cards = new Map(shared.map(([url]) => [url, cardOf(url)]));
const fileOf = (card: string) => readFileSync(path.join('public', card));

test('each page that can be shared has its own social image', () => {
  expect(cards.size).toBeGreaterThan(150);
  expect([...cards.values()].filter((card) => !card.startsWith('/cards/'))).toEqual([]);
  expect(new Set(cards.values()).size).toBe(cards.size);
});

test.each(['/', '/vote/', '/blog/', '/guides/caching/', '/api/types/', '/glossary/'])(
  '%s has a name that changes with its image',
  (url) => {
    const name = url === '/' ? '/index' : url.slice(0, -1);
    expect(cardOf(url)).toMatch(new RegExp(`^/cards${name}\\.[0-9a-f]{8}\\.png$`));
  },
);

test('all images are as large as networks show them, and light', () => {
  const faults = [...cards].filter(([, card]) => {
    const bytes = fileOf(card);
    const { type, width, height } = imageSize(bytes);
    return type !== 'png' || width !== 1200 || height !== 630 || bytes.length > MAX_BYTES;
  });
  expect(faults).toEqual([]);
});

test('pages say how large their image is, what it shows, and that it is to be shown large', () => {
  for (const [, { meta, title }] of shared) {
    expect(Object.fromEntries(meta)).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
    });
  }
});

test('the other pages have the general image', () => {
  const others = [...documents].filter(([url]) => !cards.has(url));

  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others.map(([url]) => cardOf(url)))).toEqual(new Set(['/icons/card.png']));
  expect(imageSize(fileOf('/icons/card.png'))).toMatchObject({ width: 1200, height: 630 });
});

test('no image is saved for offline', () => {
  expect(readFileSync('public/offline/manifest.json', 'utf8')).not.toContain('/cards/');
});
