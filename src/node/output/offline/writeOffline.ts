import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { coreFiles, offlineContents } from '../../../endpoints/offlineManifest';
import { workerFile } from '../../../endpoints/workerFile';
import { ADDRESSES } from '../../../site/offline/addresses';
import { PATH_PREFIX, withoutPrefix } from '../../../site/site';
import type { PublicFiles } from '../publicFiles';
import { unwrapQuery } from '../unwrapQuery';
import { createBuiltFiles, offlineDigest } from './builtPages';
import { readGzipSizes } from './gzipSizes';
import { precachedFiles } from './precachedFiles';
import { removeOldFiles } from './oldFiles';
import { workerScript, writeKillSwitch } from './workers';

const PAGES = /* GraphQL */ `
  query OfflinePages {
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
      }
    }
  }
`;

// gatsby-plugin-offline writes them for its worker, which ours replaces.
const PLUGIN_FILES = ['workbox-v4.3.1', 'idb-keyval-3.2.0-iife.min.js'];

/** Writes the worker, and what it needs to know of the site. */
export async function writeOffline(
  { graphql }: Pick<BuildArgs, 'graphql'>,
  publicFiles: PublicFiles,
  emitted: readonly string[],
): Promise<void> {
  const { read, write, written } = publicFiles;
  removeOldFiles([...emitted, ...written()], publicFiles);
  if (process.env['GATSBY_OFFLINE'] === 'off') return writeKillSwitch(publicFiles);

  const precached = precachedFiles(read(ADDRESSES.worker).toString('utf8')).map(withoutPrefix);
  const { nodes } = unwrapQuery(await graphql<Queries.OfflinePagesQuery>(PAGES)).allSitePage;
  const { webpackCompilationHash: release } = JSON.parse(
    read(ADDRESSES.appData).toString('utf8'),
  ) as { webpackCompilationHash: string };
  const sizes = readGzipSizes();
  const built = createBuiltFiles(read, sizes.sizeOf);
  const pages = nodes.map(({ path }) => built.page(path));
  // Sorted, because browsers install the worker again if a single byte of it differs.
  const core = coreFiles({ precached, scripts: emitted, pages }).sort();
  const contents = offlineContents({
    release,
    pages,
    core,
    search: [...written()].filter((url) => url.startsWith('/search/')).sort(),
    describe: built.describe,
  });
  sizes.save();
  const script = await workerScript('worker');
  const build = offlineDigest(JSON.stringify([contents, core, script]));
  const manifest = JSON.stringify({ build, ...contents });

  write(ADDRESSES.manifest, manifest);
  write(
    ADDRESSES.worker,
    workerFile(
      { build, release, manifest: offlineDigest(manifest), core, prefix: PATH_PREFIX },
      script,
    ),
  );
  for (const name of PLUGIN_FILES)
    rmSync(join(publicFiles.folder, name), { recursive: true, force: true });
}
