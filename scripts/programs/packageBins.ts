import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of a package.json with the commands of a package. */
export type WithBins = { name?: string; bin?: string | Record<string, string> };

/** The commands of a package, and the file of each. */
export function binsOf({ name = '', bin }: WithBins): Record<string, string> {
  return typeof bin === 'string' ? { [name.replace(/^@[^/]+\//, '')]: bin } : (bin ?? {});
}

/** The script of an installed package's command, below the working directory. */
export function binScript(packageName: string, command = packageName): string {
  const folder = path.join('node_modules', packageName);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as WithBins;
  const file = binsOf(manifest)[command];
  if (file === undefined) throw new Error(`${packageName} has no command \`${command}\``);
  return path.join(folder, file);
}
