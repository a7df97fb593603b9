import path from 'node:path';
import { measureRun } from '../../scripts/bench/measureRun';
import { createWorkspace } from '../../scripts/files/workspace';
import { type ServedSite, serveSite } from '../../scripts/server/serveSite';

export const PREFIX = '/docs';
/** Where the preview says it stands. */
export const PREVIEW_URL = `https://preview.example.com${PREFIX}`;

export type SiteBelowAPath = ServedSite & { folder: string; remove: () => void };

async function build(folder: string): Promise<void> {
  const before = process.env.SITE_URL;
  process.env.SITE_URL = PREVIEW_URL;
  try {
    await measureRun(path.join('scripts', 'run.mjs'), ['build', '--prefix-paths'], folder);
  } finally {
    if (before === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = before;
  }
}

/** Builds a copy of the site for a folder of another host, unless one was built before, and serves it. */
export async function siteBelowAPath(built?: string): Promise<SiteBelowAPath> {
  const { folder, remove } = built
    ? { folder: built, remove: () => undefined }
    : createWorkspace({ withBodies: true });
  if (!built) await build(folder);
  const directory = path.join(folder, 'public');
  const site = await serveSite({ directory, prefix: PREFIX, port: 0 });
  return { ...site, folder: directory, remove };
}
