import { readFileSync } from 'node:fs';
import { readBuilt } from '../support/builtSite';

const GUIDE = '/contribute/writers-guide/';
const PICTURE = /<img[^>]* src="(\/content\/contribute\/mistake\.[0-9a-f]{8}\.png)"[^>]*>/;

const [tag = '', url = ''] = PICTURE.exec(readBuilt(GUIDE)) ?? [];

test('a picture next to its page is published as it is', () => {
  expect(readFileSync(`public${url}`).equals(readFileSync('content/contribute/mistake.png'))).toBe(
    true,
  );
});

test('its size and its words are in the document', () => {
  expect(tag).toMatch(/ alt="A red box: [^"]+" width="\d{3,4}" height="\d{3}"/);
});

test('the printable pages show it, too', () => {
  expect(readBuilt('/contribute/printable/')).toContain(`src="${url}"`);
});

test('it is saved for offline with its page', () => {
  const { pages, files } = JSON.parse(readBuilt('/offline/manifest.json')) as {
    pages: Record<string, { files: string[] }>;
    files: Record<string, number>;
  };

  expect(pages[GUIDE]?.files).toContain(url);
  expect(files).toHaveProperty([url]);
});
