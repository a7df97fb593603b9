import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { toBodyChunk } from '../endpoints/bodyChunk';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
const PUBLIC = resolve('public');

const written = new Set<string>();

/** The urls of all files that this build wrote, or found as it would have written them. */
export const writtenFiles = (): ReadonlySet<string> => written;

/** Writes what the browser can ask for at a url. */
export function writePublicFile(url: string, content: string | Uint8Array): void {
  written.add(url);
  const file = join(PUBLIC, url);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The url of a body: its name holds its hash. */
export function bodyChunkUrl(path: string, html: string): string {
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
  return `/content/${path.replace(/\.mdx?$/, '')}.${hash}.js`;
}

/** Writes a body for the browser, and returns its url. */
export function writeBodyChunk(path: string, html: string): string {
  const url = bodyChunkUrl(path, html);
  if (existsSync(join(PUBLIC, url))) written.add(url);
  else writePublicFile(url, toBodyChunk(html));
  return url;
}
