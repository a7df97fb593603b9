import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../../src/node/files/walkFiles';
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

/** A script of Node.js with its arguments. */
export type Build = { script: string; args: readonly string[] };

/** `npm run build`: Gatsby alone would only start it, which takes seconds. */
const BUILD: Build = { script: path.join('scripts', 'run.mjs'), args: ['build'] };

/** Builds a site for the first time, and again with something added to one of its files. */
export async function timeBuilds(
  folder: string,
  { script, args }: Build,
  file: string,
  added: string,
): Promise<Timed> {
  const build = () => measureRun(script, args, folder);
  const cold = await build();
  appendFileSync(path.join(folder, file), added);
  return { cold, warm: await build() };
}

/** Builds a copy of the site with at least `size` pages, twice, and weighs some of them. */
export async function buildRun(
  folder: string,
  size: number,
  edited: string,
  urls: readonly string[],
): Promise<BuildRun> {
  const pages = addPages(folder, size);
  const timed = await timeBuilds(
    folder,
    BUILD,
    `content/${edited}.mdx`,
    '\n\nOne more sentence.\n',
  );
  const weights = await pageWeights(path.join(folder, 'public'), urls);
  return { pages, ...timed, weights: Object.fromEntries(weights) };
}

/** Fills the content up to a number of pages; returns how many there are. */
function addPages(folder: string, count: number): number {
  const content = path.join(folder, 'content');
  const files = walkFiles(content);
  const present = files.filter((file) => file.endsWith('.mdx'));
  const models = present
    .filter((file) => path.dirname(file) === 'guides' && path.basename(file) !== 'index.mdx')
    .map((file) => readFileSync(path.join(content, file), 'utf8'));
  const added = syntheticPages(models, count - present.length);
  for (const { file, text } of added) writeFileSync(path.join(content, file), text);
  return present.length + added.length;
}
