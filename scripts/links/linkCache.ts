import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
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

/** Good answers of the last days; one that cannot be read is an empty cache. */
export function readLinkCache(file: string, now: number): LinkCache {
  try {
    const entries = z.record(z.string(), entry).parse(JSON.parse(readFileSync(file, 'utf8')));
    return new Map(Object.entries(entries).filter(([, { asked }]) => now - asked < VALID_MS));
  } catch {
    return new Map();
  }
}

export function writeLinkCache(file: string, cache: LinkCache): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(Object.fromEntries(cache)));
  renameSync(aside, file);
}

/** With an answer more, if it is one that will hold for a while. */
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
