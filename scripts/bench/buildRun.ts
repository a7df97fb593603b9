import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageWeights } from '../weight/pageWeights';
import type { Weight } from '../weight/weight';
import { type Measured, measureRun } from './measureRun';
import { syntheticPages } from './syntheticPages';

export type Timed = {
  cold: Measured;
  /** After one page was edited. */
  warm: Measured;
};

export type BuildRun = Timed & {
  pages: number;
  weights: Record<string, Weight>;
};

export const GATSBY = 'node_modules/.bin/gatsby';

/** Builds a copy of the site with at least so many pages, twice, and weighs some of them. */
export async function buildRun(
  folder: string,
  size: number,
  edited: string,
  urls: readonly string[],
): Promise<BuildRun> {
  const pages = addPages(folder, size);
  const cold = await measureRun(GATSBY, ['build'], folder);
  appendFileSync(path.join(folder, `content/${edited}.mdx`), '\n\nOne more sentence.\n');
  const warm = await measureRun(GATSBY, ['build'], folder);
  const weights = await pageWeights(path.join(folder, 'public'), urls);
  return { pages, cold, warm, weights: Object.fromEntries(weights) };
}

/** Fills the content up to a number of pages; returns how many there are. */
function addPages(folder: string, count: number): number {
  const content = path.join(folder, 'content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  const present = files.filter((file) => file.endsWith('.mdx'));
  const models = present
    .filter((file) => path.dirname(file) === 'guides' && path.basename(file) !== 'index.mdx')
    .map((file) => readFileSync(path.join(content, file), 'utf8'));
  const added = syntheticPages(models, count - present.length);
  for (const { file, text } of added) writeFileSync(path.join(content, file), text);
  return present.length + added.length;
}
