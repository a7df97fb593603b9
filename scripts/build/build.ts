import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { withArgs } from '../programs/program';
import { GATSBY_BUILD } from '../programs/programs';
import { run } from '../programs/run';
import { TODAY } from '../../src/node/today';
import { inputDigest } from './inputDigest';
import { GENERATED_TYPES, readInputs } from './readInputs';

/** Inside `.cache`, because whatever empties the cache makes a new build necessary. */
const STAMP = '.cache/last-good-build';
const OUTPUTS = [STAMP, 'public/index.html', GENERATED_TYPES];

function currentDigest(): string {
  return inputDigest(readInputs(process.env, TODAY));
}

function isBuilt(): boolean {
  return (
    OUTPUTS.every((file) => existsSync(file)) && readFileSync(STAMP, 'utf8') === currentDigest()
  );
}

/** For whatever is about to write to `public`. */
export function forgetBuild(): void {
  rmSync(STAMP, { force: true });
}

export async function build(args: readonly string[] = []): Promise<number> {
  // Taken first: what changes during the build is for the next one.
  const digest = currentDigest();
  forgetBuild();

  const code = await run(withArgs(GATSBY_BUILD, args));
  const isUsual = args.length === 0;
  if (code === 0 && isUsual) writeFileSync(STAMP, digest);
  return code;
}

export async function buildIfChanged(): Promise<number> {
  if (!isBuilt()) return build();

  console.log('The built site is up to date');
  return 0;
}
