import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { replaceFile } from '../../src/node/files/replaceFile';
import type { Answer } from './askAddress';

const DAY_MS = 24 * 60 * 60 * 1000;
const VALID_MS = 7 * DAY_MS;

const entry = z.object({
  asked: z.number(),
  answer: z.union([
    z.object({ state: z.literal('ok') }),
    z.object({ state: z.literal('moved'), to: z.string() }),
  ]),
});
type Entry = z.infer<typeof entry>;

export type LinkCache = ReadonlyMap<string, Entry>;

/** The good answers of the last week. A file that can't be read is an empty cache. */
export function readLinkCache(file: string, now: number): LinkCache {
  try {
    const entries = z.record(z.string(), entry).parse(JSON.parse(readFileSync(file, 'utf8')));
    return new Map(Object.entries(entries).filter(([, { asked }]) => now - asked < VALID_MS));
  } catch {
    return new Map();
  }
}

export const writeLinkCache = (file: string, cache: LinkCache): void =>
  replaceFile(file, JSON.stringify(Object.fromEntries(cache)));

/** The cache with a new answer, if that is a good one. */
export function withAnswer(
  cache: LinkCache,
  url: string,
  answer: Answer,
  asked: number,
): LinkCache {
  return answer.state === 'ok' || answer.state === 'moved'
    ? new Map([...cache, [url, { asked, answer }]])
    : cache;
}
