import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const checkout = process.cwd();
let folder = '';

// Its paths start at the working directory, as those of everything that Gatsby runs.
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-'));
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(checkout);
  rmSync(folder, { recursive: true });
});

const HTML = '<p>All of it</p>';

test.each([
  ['was cut off when the disk was full', 'export default "<p>All'],
  ['is empty', ''],
])('a body that %s is written again', async (_, half) => {
  const { bodyChunkUrl, writeBodyChunk, writtenFiles } =
    await import('../../../../src/node/output/publicFiles');
  const url = bodyChunkUrl('guides/caching.mdx', HTML);
  const file = path.join(folder, 'public', url);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, half);

  expect(writeBodyChunk('guides/caching.mdx', HTML)).toBe(url);

  expect(readFileSync(file, 'utf8')).toBe('export default "<p>All of it</p>";\n');
  expect([...writtenFiles()]).toContain(url);
});

test.each(['{"/content/a', 'null', '[]', '{"/content/a.0123abcd.js":"someday"}'])(
  'a ledger of old files that reads %j is made again',
  async (damaged) => {
    const { removeOldFiles } = await import('../../../../src/node/output/offline/oldFiles');
    const write = (name: string, text: string) => {
      const file = path.join(folder, 'public', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    write('content/a.0123abcd.js', 'export default "";\n');
    write('offline/superseded.json', damaged);

    removeOldFiles([]);

    const ledger = readFileSync(path.join(folder, 'public/offline/superseded.json'), 'utf8');
    expect(JSON.parse(ledger)).toMatchObject({
      '/content/a.0123abcd.js': new Date().toISOString().slice(0, 10),
    });
  },
);
