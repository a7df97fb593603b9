import { createHash } from 'node:crypto';
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder, removeFolder } from '../../../../scripts/files/temporaryFolder';
import { repeatMissedEdits } from '../../../../src/node/authoring/missedEdits';

const BEFORE = new Date('2026-01-01');
const NOW = new Date('2026-01-02');
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

let folder: string;
beforeEach(() => (folder = newFolder('missed-edits-')));
afterEach(() => removeFolder(folder));

/** A file as it is, and as Gatsby has read it. */
function aFile(name: string, { text, known }: { text: string; known: string }) {
  const absolutePath = path.join(folder, name);
  writeFileSync(absolutePath, text);
  utimesSync(absolutePath, BEFORE, BEFORE);
  return { absolutePath, internal: { contentDigest: md5(known) } };
}

test('a file that Gatsby read while it was empty gets a new time, so that its watcher sees it', () => {
  const missed = aFile('missed.mdx', { text: 'All of it', known: '' });
  const read = aFile('read.mdx', { text: 'All of it', known: 'All of it' });
  repeatMissedEdits([missed, read], NOW);
  expect(statSync(missed.absolutePath).mtime).toEqual(NOW);
  expect(statSync(read.absolutePath).mtime).toEqual(BEFORE);
});

test('a file that was deleted meanwhile is left to the watcher', () => {
  const deleted = aFile('deleted.mdx', { text: 'Text', known: '' });
  rmSync(deleted.absolutePath);
  expect(() => repeatMissedEdits([deleted], NOW)).not.toThrow();
});
