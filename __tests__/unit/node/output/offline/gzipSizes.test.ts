import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readCached, writeCached } from '../../../../../src/node/files/cachedJson';
import { readGzipSizes } from '../../../../../src/node/output/offline/gzipSizes';

const TEXT = Buffer.from('A page. '.repeat(100));

let folder = '';
const file = () => path.join(folder, 'sizes.cached');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sizes-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a content has the size that it has on the way to the browser', () => {
  expect(readGzipSizes(file()).sizeOf(TEXT, 'a digest')).toBe(gzipSync(TEXT).length);
});

test('what the last build has compressed is not compressed again', () => {
  writeCached(file(), { 'a digest': 7 });
  const { sizeOf } = readGzipSizes(file());

  expect(sizeOf(TEXT, 'a digest')).toBe(7);
  expect(sizeOf(TEXT, 'another digest')).toBe(gzipSync(TEXT).length);
});

test('sizes of contents that are gone are forgotten', () => {
  writeCached(file(), { 'a digest': 7, gone: 8 });
  const sizes = readGzipSizes(file());
  sizes.sizeOf(TEXT, 'a digest');
  sizes.save();

  expect(readCached(file())).toEqual({ 'a digest': 7 });
});

test('a file with anything else counts for nothing', () => {
  writeCached(file(), { 'a digest': 'seven' });

  expect(readGzipSizes(file()).sizeOf(TEXT, 'a digest')).toBe(gzipSync(TEXT).length);
});
