import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { walkFiles } from '../../src/node/files/walkFiles';
import { table } from '../terminal/table';
import { kilobytes } from './weight';

/** Bytes with gzip: what a page needs before the reader does something, and its text alone. */
export type FirstVisit = { url: string; bytes: number; text: number };

const STARTS_LATE = /<html[^>]* data-start="intent"/;
const FILES = /<(?:link rel="stylesheet" href|script [^>]*?src)="([^"]+)"/g;
const TEXT = /<div class="prose"[^]*<\/article>/;

const size = (content: Buffer | string) => gzipSync(content).length;

/** The pages of a built site that are read without the app, the heaviest first. */
export function firstVisits(folder: string): FirstVisit[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? size(readFileSync(path.join(folder, file)));
    sizes.set(file, known);
    return known;
  };
  const visitOf = (file: string): FirstVisit[] => {
    const html = readFileSync(path.join(folder, file), 'utf8');
    if (!STARTS_LATE.test(html)) return [];
    const files = [...html.matchAll(FILES)].map(([, url = '']) => sizeOf(url));
    return [
      {
        url: `/${file.slice(0, -'index.html'.length)}`,
        bytes: files.reduce((sum, bytes) => sum + bytes, size(html)),
        text: size(TEXT.exec(html)?.[0] ?? ''),
      },
    ];
  };
  return walkFiles(folder, ({ name }) => name === 'index.html')
    .flatMap(visitOf)
    .sort((a, b) => b.bytes - a.bytes);
}

export const MAX_BYTES = 40 * 1024;

/** The text of some pages of the reference is so long that nothing around it would be light enough. */
export const LONG_TEXT = 14 * 1024;

/** What an author or a change of the frame has made too heavy. */
export const tooHeavy = (visits: readonly FirstVisit[]): FirstVisit[] =>
  visits.filter(({ bytes, text }) => bytes - Math.max(0, text - LONG_TEXT) > MAX_BYTES);

/** How much the pages weigh, and which are beyond the goal because of their text. */
export function firstVisitReport(visits: readonly FirstVisit[]): string {
  const middle = visits[Math.floor(visits.length / 2)]?.bytes ?? 0;
  const beyond = visits.filter(({ bytes }) => bytes > MAX_BYTES);
  return [
    `Pages read without the app: ${visits.length}, median ${kilobytes(middle)} KB`,
    table([
      ['more than 40 KB', 'all', 'text'],
      ...beyond.map(({ url, bytes, text }) => [url, kilobytes(bytes), kilobytes(text)]),
    ]),
  ].join('\n');
}
