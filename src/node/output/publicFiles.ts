import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toBodyChunk } from '../../endpoints/bodyChunk';
import { prefixed } from '../../endpoints/prefixed';
import { PATH_PREFIX } from '../../site/site';
import { digest } from '../files/digest';
import { replaceFile } from '../files/replaceFile';

// Gatsby runs this file from .cache/compiled, so paths start at the working directory.
const PUBLIC = resolve('public');

// `develop` serves every site at the root.
const PREFIX = process.env['gatsby_executing_command'] === 'develop' ? '' : PATH_PREFIX;

const written = new Set<string>();

/** The urls of all files that this build wrote, or found as it would have written them. */
export const writtenFiles = (): ReadonlySet<string> => written;

/** Writes what the browser can ask for at a url. */
export function writePublicFile(url: string, content: string | Uint8Array): void {
  written.add(url);
  replaceFile(join(PUBLIC, url), content);
}

/** Whether a file holds a text already. */
function holds(url: string, text: string): boolean {
  try {
    return readFileSync(join(PUBLIC, url), 'utf8') === text;
  } catch {
    return false;
  }
}

/** The url of a body: its name holds its hash. */
export function bodyChunkUrl(path: string, text: string): string {
  const html = prefixed(text, PREFIX);
  return `/content/${path.replace(/\.mdx?$/, '')}.${digest(html, 8)}.js`;
}

/** Writes a body for the browser, and returns its url. */
export function writeBodyChunk(path: string, html: string): string {
  const url = bodyChunkUrl(path, html);
  const text = toBodyChunk(prefixed(html, PREFIX));
  // A browser that has it, and an author's open page, see a file that stays as it is.
  if (holds(url, text)) written.add(url);
  else writePublicFile(url, text);
  return url;
}
