import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeOldFiles } from '../../../../src/node/output/offline/oldFiles';
import { createPublicFiles } from '../../../../src/node/output/publicFiles';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const HTML = '<p>All of it</p>';

test.each([
  ['was cut off when the disk was full', 'export default "<p>All'],
  ['is empty', ''],
])('a body that %s is written again', (_, half) => {
  const { bodyUrl, writeBody, written } = createPublicFiles({ folder });
  const url = bodyUrl('guides/caching.mdx', HTML);
  const file = path.join(folder, url);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, half);

  expect(writeBody('guides/caching.mdx', HTML)).toBe(url);

  expect(readFileSync(file, 'utf8')).toBe('export default "<p>All of it</p>";\n');
  expect([...written()]).toContain(url);
});

test.each(['{"/content/a', 'null', '[]', '{"/content/a.0123abcd.js":"someday"}'])(
  'a ledger of old files that reads %j is made again',
  (damaged) => {
    const write = (name: string, text: string) => {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    write('content/a.0123abcd.js', 'export default "";\n');
    write('offline/superseded.json', damaged);

    removeOldFiles([], createPublicFiles({ folder }));

    const ledger = readFileSync(path.join(folder, 'offline/superseded.json'), 'utf8');
    expect(JSON.parse(ledger)).toMatchObject({
      '/content/a.0123abcd.js': new Date().toISOString().slice(0, 10),
    });
  },
);
