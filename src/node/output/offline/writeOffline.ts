import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { coreFiles, offlineContents } from '../../../endpoints/offlineManifest';
import { workerFile } from '../../../endpoints/workerFile';
import { ADDRESSES } from '../../../site/offline/addresses';
import { PATH_PREFIX, withoutPrefix } from '../../../site/site';
import { writePublicFile, writtenFiles } from '../publicFiles';
import { queried } from '../unwrapQuery';
import { builtFile, builtPage, offlineDigest, readPublic } from './builtPages';
import { precachedFiles } from './precachedFiles';
import { removeOldFiles } from './oldFiles';
import { emittedFiles } from '../../bundle/emittedFiles';
import { workerScript, writeFarewellWorker } from './workers';

type Pages = { allSitePage: { nodes: { path: string }[] } };

const PAGES = `
  query OfflinePages {
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
      }
    }
  }
`;

// The plugin writes them for its own worker, in whose place ours stands.
const OF_THE_PLUGIN = ['workbox-v4.3.1', 'idb-keyval-3.2.0-iife.min.js'];

/** Writes the worker, and what it needs to know of the site. */
export async function writeOffline({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  removeOldFiles([...emittedFiles(), ...writtenFiles()]);
  if (process.env['GATSBY_OFFLINE'] === 'off') return writeFarewellWorker();

  const precached = precachedFiles(readPublic(ADDRESSES.worker).toString('utf8')).map(
    withoutPrefix,
  );
  const { nodes } = queried(await graphql<Pages>(PAGES)).allSitePage;
  const { webpackCompilationHash: release } = JSON.parse(
    readPublic(ADDRESSES.appData).toString('utf8'),
  ) as { webpackCompilationHash: string };
  const pages = nodes.map(({ path }) => builtPage(path));
  // In one order, whichever way the files came: the worker is another if a letter of it is.
  const core = coreFiles({ precached, scripts: emittedFiles(), pages }).sort();
  const contents = offlineContents({
    release,
    pages,
    core,
    search: [...writtenFiles()].filter((url) => url.startsWith('/search/')).sort(),
    describe: builtFile,
  });
  const script = await workerScript('worker');
  const build = offlineDigest(JSON.stringify([contents, core, script]));
  const manifest = JSON.stringify({ build, ...contents });

  writePublicFile(ADDRESSES.manifest, manifest);
  writePublicFile(
    ADDRESSES.worker,
    workerFile(
      { build, release, manifest: offlineDigest(manifest), core, prefix: PATH_PREFIX },
      script,
    ),
  );
  for (const name of OF_THE_PLUGIN)
    rmSync(resolve('public', name), { recursive: true, force: true });
}
