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
import type { OfflineManifest } from '../../../src/site/offline/manifest';

const TEXTS = /\.(html|js|json)$/;

/** Short enough for a test: how long the worker waits for the network. */
const PATIENCE = { kept: 700, unkept: 1500 };

export type Release = { folder: string; remove: () => void };

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A copy of the built site, with a worker that is less patient. */
export function copyRelease(source = 'public'): Release {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  cpSync(source, folder, { recursive: true, filter: (file) => !file.endsWith('.map') });
  edit(folder, 'sw.js', (text) =>
    text.replace(/"patience":\{[^}]*\}/, `"patience":${JSON.stringify(PATIENCE)}`),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function edit(folder: string, file: string, change: (text: string) => string): void {
  const name = path.join(folder, file);
  writeFileSync(name, change(readFileSync(name, 'utf8')));
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'offline/manifest.json'), 'utf8')) as OfflineManifest;

function editAll(folder: string, from: string, to: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => TEXTS.test(name))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    if (text.includes(from)) writeFileSync(path.join(folder, file), text.replaceAll(from, to));
  }
}

type Change = { page: string; from: string; to: string; keepsOldFiles?: boolean };

/** The next release: other scripts, and another sentence on one page. */
export function nextRelease(source: string, { page, from, to, keepsOldFiles }: Change): Release {
  const release = copyRelease(source);
  const { folder } = release;
  const before = readManifest(folder);
  const next = digestOf(before.build).padEnd(20, '0').slice(0, 20);

  renameScript(folder, next);
  renameBody(folder, { page, from, to, keepsOldFiles });
  editAll(folder, before.release, next);
  editAll(folder, before.build, digestOf(next));
  const digest = digestOf(readFileSync(path.join(folder, pageDataUrl(page)), 'utf8'));
  edit(folder, 'offline/manifest.json', (text) =>
    text.replaceAll(before.pages[page]!.digest, digest),
  );
  return release;
}

/** The app is another file, as after any change of the code; the old one is gone. */
function renameScript(folder: string, hash: string): void {
  const app = readdirSync(folder).find((name) => /^app-[0-9a-f]+\.js$/.test(name))!;
  const renamed = `app-${hash}.js`;
  renameSync(path.join(folder, app), path.join(folder, renamed));
  editAll(folder, app, renamed);
}

function renameBody(folder: string, { page, from, to, keepsOldFiles }: Change): void {
  const data = readFileSync(path.join(folder, pageDataUrl(page)), 'utf8');
  const body = bodiesIn(data)[0]!;
  const renamed = body.replace(/[0-9a-f]{8}\.js$/, `${digestOf(to).slice(0, 8)}.js`);
  const text = readFileSync(path.join(folder, body), 'utf8');
  if (!text.includes(from)) throw new Error(`${body} does not say ${from}`);
  editAll(folder, body, renamed);
  writeFileSync(path.join(folder, renamed), text.replaceAll(from, to));
  if (!keepsOldFiles) rmSync(path.join(folder, body));
  edit(folder, path.join(page, 'index.html'), (html) => html.replaceAll(from, to));
}
