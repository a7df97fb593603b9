import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { PATH_PREFIX } from '../../site/site';
import { digest } from '../files/digest';
import { fromRoot } from '../files/fromRoot';
import { replaceFile } from '../files/replaceFile';
import { browserScript } from './browserScript';

/** What Gatsby puts at the end of every document: a list of chunks, the release, the scripts of the app. */
const SCRIPTS = fromRoot('public/_gatsby/slices/_gatsby-scripts-1.html');
/** As Gatsby wrote it, to find out whether it changed. */
const SCRIPTS_BY_GATSBY = fromRoot('.cache/scriptsByGatsby.html');

/** Read by Gatsby only to prefetch pages, which this site does itself. */
const CHUNK_LIST = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>/;
const APP_SCRIPT = /<script src="([^"]+)" async><\/script>/g;

/** The end of a document that loads the start script, which knows the scripts of the app. */
export function withStartScript(scripts: string, startUrl: string): string {
  const app = [...scripts.matchAll(APP_SCRIPT)].map(([, url]) => url);
  const urls = JSON.stringify(app).replaceAll('"', '&quot;');
  const others = scripts.replace(CHUNK_LIST, '').replace(APP_SCRIPT, '').trim();
  return `${others}<script src="${startUrl}" data-app="${urls}" async></script>`;
}

const bundled = () => browserScript('src/start/start.ts', { define: environment() });

/** What the script reads of the environment of the build: what is turned off there is left out. */
const environment = (): Record<string, string> => ({
  'process.env': '{}',
  'process.env.NODE_ENV': '"production"',
  ...Object.fromEntries(
    ['SITE_URL', 'GATSBY_OFFLINE', 'GATSBY_ANALYTICS_ID'].map((name) => [
      `process.env.${name}`,
      JSON.stringify(process.env[name] ?? ''),
    ]),
  ),
});

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Documents load a small script in place of the app, which that script starts. */
export const startScriptPlugin = {
  apply({ hooks, webpack: { sources } }: Compiler): void {
    const NAME = 'start script';
    let url = '';
    hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(NAME, async () => {
        const code = await bundled();
        const file = `start-${digest(code, 20)}.js`;
        url = `${PATH_PREFIX}/${file}`;
        compilation.emitAsset(file, new sources.RawSource(code));
      });
    });
    // Gatsby compares what it writes with the file, and completes every document again if they differ.
    hooks.done.tap({ name: NAME, stage: -1 }, () => {
      const byGatsby = read(SCRIPTS_BY_GATSBY);
      if (byGatsby !== undefined && read(SCRIPTS) === withStartScript(byGatsby, url)) {
        replaceFile(SCRIPTS, byGatsby);
      }
    });
    hooks.done.tap({ name: NAME, stage: 1 }, () => {
      const byGatsby = readFileSync(SCRIPTS, 'utf8');
      replaceFile(SCRIPTS_BY_GATSBY, byGatsby);
      replaceFile(SCRIPTS, withStartScript(byGatsby, url));
    });
  },
};
