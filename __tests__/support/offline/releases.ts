import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bodiesIn, pageDataUrl } from '../../../src/site/offline/addresses';
import type { OfflineFile, OfflineManifest, OfflinePage } from '../../../src/site/offline/manifest';
import { readInlineCode } from '../inlineCode';

const TEXTS = /\.(html|js|json)$/;

/** Short enough for a test: how long the worker waits for the network. */
const TIMEOUTS_MS = { withCopy: 700, withoutCopy: 1500 };

export type Release = { folder: string; remove: () => void };

const digestOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** A copy of the built site, with a worker that waits less long. */
export function copyRelease(source = 'public'): Release {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  cpSync(source, folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
  edit(folder, 'sw.js', (text) =>
    text.replace(/"timeoutsMs":\{[^}]*\}/, `"timeoutsMs":${JSON.stringify(TIMEOUTS_MS)}`),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function edit(folder: string, file: string, change: (text: string) => string): void {
  const name = path.join(folder, file);
  writeFileSync(name, change(readFileSync(name, 'utf8')));
}

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'offline/manifest.json'), 'utf8')) as OfflineManifest;

function editAll(folder: string, from: string, to: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile() && TEXTS.test(each.name))) {
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(from)) writeFileSync(file, text.replaceAll(from, to));
  }
}

/** What the changed page of the next release begins with. */
export const NEWS = 'This is only in the next release.';

/** The next release: other scripts, and one page with other text. */
export function nextRelease(source: string, page: string): Release {
  const release = copyRelease(source);
  const { folder } = release;
  const before = readManifest(folder);
  const scriptsBefore = inlineScripts(folder);
  const next = digestOf(before.build).padEnd(20, '0').slice(0, 20);

  renameScript(folder, appOf(folder), next);
  renameBody(folder, page);
  editAll(folder, before.release, next);
  editAll(folder, before.build, digestOf(next));
  updateDigests(folder);
  allow(folder, scriptsBefore);
  return release;
}

/** Writes into the manifest what the files hold by now, and tells the worker which manifest is its own. */
export function updateDigests(folder: string): void {
  const manifest = readManifest(folder);
  const digestAt = (url: string) => digestOf(readFileSync(path.join(folder, url)));
  const pages = Object.entries(manifest.pages).map(([each, page]): [string, OfflinePage] => [
    each,
    { ...page, digest: digestAt(pageDataUrl(each)) },
  ]);
  const files = Object.entries(manifest.files).map(([url, file]): [string, OfflineFile] => [
    url,
    { ...file, digest: digestAt(url) },
  ]);
  const updated: OfflineManifest = {
    ...manifest,
    pages: Object.fromEntries(pages),
    files: Object.fromEntries(files),
  };
  const text = JSON.stringify(updated);
  writeFileSync(path.join(folder, 'offline/manifest.json'), text);
  edit(folder, 'sw.js', (worker) =>
    worker.replace(/"manifest":"[0-9a-f]+"/, `"manifest":"${digestOf(text)}"`),
  );
}

/** Those of the start page, which are those of every page. */
const inlineScripts = (folder: string) =>
  readInlineCode(readFileSync(path.join(folder, 'index.html'), 'utf8')).scripts;

/** Puts the scripts that documents have by now into the policy, in place of the ones before. */
function allow(folder: string, scriptsBefore: readonly string[]): void {
  const policyHash = (code = '') => createHash('sha256').update(code).digest('base64');
  const scripts = inlineScripts(folder);
  for (const [index, before] of scriptsBefore.entries()) {
    edit(folder, '_headers', (text) =>
      text.replaceAll(policyHash(before), policyHash(scripts[index])),
    );
  }
}

/** The script that is the app; next to those of earlier builds. */
export const appOf = (folder: string) =>
  /\/(app-[0-9a-f]+\.js)&quot;/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8'))![1]!;

/** The script that every document loads. */
export const startOf = (folder: string) =>
  /\/(start-[0-9a-f]+\.js)"/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8'))![1]!;

/** A script is another file, as after any change of it; the old one is gone. */
export function renameScript(folder: string, script: string, hash: string): void {
  const renamed = script.replace(/-[0-9a-f]+/, `-${hash}`);
  renameSync(path.join(folder, script), path.join(folder, renamed));
  editAll(folder, script, renamed);
}

/** The text of the page is another file, and the old one is gone. */
function renameBody(folder: string, page: string): void {
  const body = bodiesIn(readFileSync(path.join(folder, pageDataUrl(page)), 'utf8'))[0]!;
  const renamed = body.replace(/[0-9a-f]{8}\.js$/, `${digestOf(body).slice(0, 8)}.js`);
  renameSync(path.join(folder, body), path.join(folder, renamed));
  editAll(folder, body, renamed);
  edit(folder, renamed, (text) => text.replace('export default "', `$&<p>${NEWS}</p>`));
  edit(folder, path.join(page, 'index.html'), (html) =>
    html.replace(/<div[^>]* data-body=[^>]*>/, `$&<p>${NEWS}</p>`),
  );
}
