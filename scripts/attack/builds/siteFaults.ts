import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fromBodyChunk } from '../../../src/endpoints/bodyChunk';
import { compactHtml } from '../../../src/endpoints/compactHtml';
import { digest } from '../../../src/node/files/digest';
import { walkFiles } from '../../../src/node/files/walkFiles';
import { inlineScripts } from '../../../src/node/security/inlineCode';
import {
  ADDRESSES,
  bodiesIn,
  isPagePath,
  pageDataUrl,
  releaseIn,
} from '../../../src/site/offline/addresses';
import type { OfflineManifest } from '../../../src/site/offline/manifest';
import { SEARCH_MANIFEST_URL, type SearchManifest } from '../../../src/site/search/searchFiles';

type Site = {
  exists: (url: string) => boolean;
  read: (url: string) => string;
};

const SCRIPTS_AND_STYLES = /<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"]+\.(?:js|css))"/g;
const CHUNKS = /\/[\w.~-]+\.(?:js|css)(?=\\")/g;

/** What is wrong with a built site: files that are missing or don't match each other. */
export function siteFaults(folder: string): string[] {
  const site = openSite(folder);
  try {
    const manifest = JSON.parse(site.read(ADDRESSES.manifest)) as OfflineManifest;
    return [
      ...Object.keys(manifest.pages).flatMap((page) => pageFaults(site, page, manifest)),
      ...rootFaults(site, manifest),
      ...searchFaults(site),
      ...emptyFiles(folder),
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}

function openSite(folder: string): Site {
  const fileOf = (url: string) => path.join(folder, url);
  return {
    exists: (url) => existsSync(fileOf(url)),
    read: (url) => readFileSync(fileOf(url), 'utf8'),
  };
}

/** A document, its data and its text have to come from one build. */
function pageFaults(site: Site, page: string, manifest: OfflineManifest): string[] {
  const file = isPagePath(page) ? `${page}index.html` : page;
  const html = site.read(file);
  const data = site.read(pageDataUrl(page));
  const used = [...html.matchAll(SCRIPTS_AND_STYLES)].map(([, url]) => url!);
  const chunks = [...html.matchAll(CHUNKS)].map(([url]) => url);
  return [
    ...(html.endsWith('</html>') ? [] : [`${file} is cut off`]),
    ...(releaseIn(html) === manifest.release ? [] : [`${file} is of another release`]),
    ...(digest(data, 16) === manifest.pages[page]?.digest
      ? []
      : [`the data of ${page} is of another build`]),
    ...[...used, ...chunks]
      .filter((url) => !site.exists(url))
      .map((url) => `${file} needs ${url}, which is missing`),
    ...bodiesIn(data).flatMap((url) => bodyFaults(site, url, html, file)),
  ];
}

function bodyFaults(site: Site, url: string, html: string, file: string): string[] {
  if (!site.exists(url)) return [`${file} needs ${url}, which is missing`];
  const body = fromBodyChunk(site.read(url));
  return [
    ...(url.endsWith(`.${digest(body, 8)}.js`) ? [] : [`${url} is not what its name says`]),
    ...(html.includes(compactHtml(body)) ? [] : [`${file} does not hold the text of ${url}`]),
  ];
}

/** The files about the whole site. */
function rootFaults(site: Site, { build, release }: OfflineManifest): string[] {
  const appData = JSON.parse(site.read(ADDRESSES.appData)) as { webpackCompilationHash: string };
  const policy = site.read('/_headers');
  const blocked = inlineScripts(site.read('/index.html')).filter(
    (script) => !policy.includes(createHash('sha256').update(script).digest('base64')),
  );
  return [
    ...(appData.webpackCompilationHash === release ? [] : ['app-data.json is of another release']),
    ...(site.read(ADDRESSES.worker).includes(build) ? [] : ['sw.js is of another build']),
    ...(blocked.length === 0 ? [] : ['_headers blocks scripts of index.html']),
    ...['/_redirects', '/sitemap.xml', '/robots.txt', '/feed.xml']
      .filter((url) => !site.exists(url))
      .map((url) => `${url} is missing`),
  ];
}

function searchFaults(site: Site): string[] {
  const { worker, index } = JSON.parse(site.read(SEARCH_MANIFEST_URL)) as SearchManifest;
  return [worker, index].filter((url) => !site.exists(url)).map((url) => `${url} is missing`);
}

// GitHub Pages only looks whether it is there.
const MARKER = '.nojekyll';

function emptyFiles(folder: string): string[] {
  return walkFiles(folder)
    .filter((file) => file !== MARKER && statSync(path.join(folder, file)).size === 0)
    .map((file) => `${file} is empty`);
}
