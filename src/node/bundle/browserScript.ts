import { build, type BuildOptions } from 'esbuild';
import { fromRoot } from '../files/fromRoot';
import { browserTargets } from './browserTargets';

/** A module of this repository and all that it imports, as one script for browsers. */
export async function browserScript(source: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles = [] } = await build({
    entryPoints: [fromRoot(source)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    legalComments: 'none',
    target: browserTargets(),
    ...options,
  });
  return outputFiles.map(({ text }) => text).join('');
}
