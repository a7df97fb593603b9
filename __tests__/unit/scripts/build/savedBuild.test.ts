import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replaceFile } from '../../../../src/node/files/replaceFile';

const checkout = process.cwd();
const PAGE = '<html>new</html>';
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saved-build-'));
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(checkout);
  rmSync(folder, { recursive: true });
});

// Their paths start at the working directory.
const load = async () => ({
  ...(await import('../../../../scripts/build/savedBuild')),
  ...(await import('../../../../scripts/build/publicSite')),
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** As Gatsby leaves its folder. */
function finishBuild(): void {
  write('.build/next/.cache/data/data.mdb', 'nodes');
  write('.build/next/public/index.html', PAGE);
  write('.build/next/public/app-0123456789abcdef0123.js', 'script');
  write('.build/next/public/content/a.0123abcd.js', 'text');
  write('.build/next/src/gatsby-types.d.ts', 'types');
}

/** A site that is public, and a newer one that is saved. */
async function saveNewBuild() {
  for (const made of ['.build', 'public']) rmSync(made, { recursive: true, force: true });
  write('public/index.html', '<html>old</html>');
  finishBuild();
  const modules = await load();
  return {
    ...modules,
    saved: await modules.saveBuild({ inputs: 'digest of the sources', code: 'digest of the code' }),
  };
}

test('the next build starts from the last one', async () => {
  const { readSavedBuild, restoreBuild, saved } = await saveNewBuild();

  expect(readSavedBuild()).toEqual(saved);
  expect(restoreBuild(saved)).toBe(true);
  expect(readFileSync('.build/next/.cache/data/data.mdb', 'utf8')).toBe('nodes');
  expect(readFileSync('.build/next/public/index.html', 'utf8')).toBe(PAGE);
});

test.each([
  ['a flipped letter in the nodes', '.cache/data/data.mdb', 'nodez'],
  ['a document that was changed', 'public/index.html', '<script>alert(1)</script>'],
  ['a file cut to nothing', 'public/app-0123456789abcdef0123.js', ''],
])('a build is not built upon with %s', async (_, file, damage) => {
  const { restoreBuild, saved } = await saveNewBuild();
  write(path.join('.build/saved', file), damage);
  const { log } = console;
  const lines: string[] = [];
  console.log = (line: string) => lines.push(line);

  const isWarm = restoreBuild(saved);

  console.log = log;
  expect(isWarm).toBe(false);
  expect(existsSync('.build/next/.cache')).toBe(false);
  expect(existsSync('.build/next/public')).toBe(false);
  expect(lines).toEqual([`The last build is damaged (${file}): building everything again`]);
});

test('scripts that readers may have open outlast a build that could not be built upon', async () => {
  const { carryOverHashedFiles, saved } = await saveNewBuild();
  write('.build/next/public/index.html', 'newest');

  carryOverHashedFiles(saved);

  expect(readFileSync('.build/next/public/app-0123456789abcdef0123.js', 'utf8')).toBe('script');
  expect(readFileSync('.build/next/public/index.html', 'utf8')).toBe('newest');
});

test('a site is published whole, without anything of the one before', async () => {
  const { changeOfPublicSite, digestsBelow, publishSite, saved } = await saveNewBuild();
  write('public/removed/index.html', 'a page that is gone');
  const site = digestsBelow('public', saved);
  expect(changeOfPublicSite(site)).toBeDefined();

  expect(await publishSite(site)).toBe(true);

  expect(readFileSync('public/index.html', 'utf8')).toBe(PAGE);
  expect(changeOfPublicSite(site)).toBeUndefined();
});

test('what someone does to the public site stays out of the saved one', async () => {
  const { changeOfPublicSite, digestsBelow, publishSite, restoreBuild, saved } =
    await saveNewBuild();
  const site = digestsBelow('public', saved);
  await publishSite(site);
  await publishSite(site);
  writeFileSync('public/index.html', 'by gatsby develop');

  expect(await publishSite(site)).toBe(true);
  expect(changeOfPublicSite(site)).toBeUndefined();
  expect(restoreBuild(saved)).toBe(true);
});

test('what a build does stays out of the last one and of the public site', async () => {
  const { changeOfPublicSite, digestsBelow, publishSite, readSavedBuild, restoreBuild, saved } =
    await saveNewBuild();
  const site = digestsBelow('public', saved);
  await publishSite(site);
  restoreBuild(saved);
  writeFileSync('.build/next/public/index.html', 'a build that will fail');
  replaceFile('.build/next/public/content/a.0123abcd.js', 'by the next build');

  expect(changeOfPublicSite(site)).toBeUndefined();
  expect(restoreBuild(readSavedBuild()!)).toBe(true);
});

test('a damaged site is never published', async () => {
  const { digestsBelow, publishSite, saved } = await saveNewBuild();
  write('.build/saved/public/index.html', '');

  expect(await publishSite(digestsBelow('public', saved))).toBe(false);
  expect(readFileSync('public/index.html', 'utf8')).toBe('<html>old</html>');
});

test.each([
  ['adds a file', 'sw.js'],
  ['changes a file', 'index.html'],
])('a site that something %s to is not up to date', async (_, file) => {
  const { changeOfPublicSite, digestsBelow, publishSite, saved } = await saveNewBuild();
  const site = digestsBelow('public', saved);
  await publishSite(site);
  write(path.join('public', file), 'by gatsby develop');

  expect(changeOfPublicSite(site)).toBe(file);
});

test('a process that ended in the middle of publishing leaves a site that comes back', async () => {
  const { restorePublicSite } = await saveNewBuild();
  renameSync('public', '.build/public.old');

  restorePublicSite();

  expect(readFileSync('public/index.html', 'utf8')).toBe('<html>old</html>');
});

test.each(['', '{}', 'null'])('there is no saved build if its record reads %j', async (text) => {
  const { readSavedBuild } = await saveNewBuild();
  write('.build/saved/build.cached', text);
  const { warn } = console;
  console.warn = () => undefined;

  const saved = readSavedBuild();

  console.warn = warn;
  expect(saved).toBeUndefined();
});
