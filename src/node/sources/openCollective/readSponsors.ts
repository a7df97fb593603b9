import type { Sponsor } from '../sponsor';
import { readSnapshot, writeSnapshot } from '../sponsorSnapshot';
import { readAccount } from './readAccount';
import type { Settings } from './settings';
import { toSponsors } from './toSponsors';

type Options = {
  now: Date;
  /** Saves the last complete list. */
  snapshotFile: string;
  onProgress: (status: string) => void;
  warn: (text: string) => void;
};

/**
 * Everyone who gave through Open Collective; if the list cannot be read completely, the last
 * complete one, or an empty one. It always ends, and it never throws.
 */
export async function readSponsors(
  settings: Settings,
  { now, snapshotFile, onProgress, warn }: Options,
): Promise<Sponsor[]> {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - 1);
  let sponsors: Sponsor[];
  try {
    sponsors = toSponsors(await readAccount(settings, { since, onProgress }), since);
  } catch (error) {
    onProgress('failed');
    const last = readSnapshot(snapshotFile);
    warn(notRead(error as Error, settings.endpoint, last?.date));
    return last?.sponsors ?? [];
  }
  try {
    writeSnapshot(snapshotFile, { date: now.toISOString(), sponsors });
  } catch (error) {
    warn(`The sponsors could not be saved for the next build: ${(error as Error).message}.`);
  }
  return sponsors;
}

const notRead = ({ message }: Error, endpoint: string, lastDate: string | undefined) =>
  [
    `Sponsors could not be read from ${endpoint}: ${message}.`,
    lastDate === undefined
      ? 'The site shows only those of content/data/sponsors.yaml.'
      : `The site shows those read on ${lastDate.slice(0, 10)}, and those of content/data/sponsors.yaml.`,
  ].join(' ');
