import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { replaceFile } from '../files/replaceFile';
import type { Sponsor } from './sponsor';

export type SponsorFallback = { date: string; sponsors: Sponsor[] };

const snapshot: z.ZodType<SponsorFallback> = z.object({
  date: z.iso.datetime(),
  sponsors: z.array(
    z.object({
      slug: z.string().nullable(),
      name: z.string(),
      website: z.string().nullable(),
      avatar: z.string().nullable(),
      totalCents: z.int(),
      monthlyCents: z.int(),
      firstDonation: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
});

/** The last list that was read completely; nothing if there is none that can be used. */
export function readSnapshot(file: string): SponsorFallback | undefined {
  try {
    return snapshot.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

export function writeSnapshot(file: string, content: SponsorFallback): void {
  replaceFile(file, JSON.stringify(content));
}
