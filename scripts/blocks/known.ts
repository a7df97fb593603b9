import { readdirSync } from 'node:fs';
import { declaredPackages } from '../dependencies/declaredPackages';
import type { KnownCommands } from './checkShell';
import { webpackFlags } from './cliOptions';

export type KnownNames = {
  commands: KnownCommands;
  /** The packages that a configuration can load here. */
  packages: ReadonlySet<string>;
  /** An empty project, for defaults that depend on one. */
  folder: string;
};

/** Flags that Node.js doesn't allow in NODE_OPTIONS. */
const MORE_NODE_FLAGS = [
  ...['--cpu-prof', '--cpu-prof-dir', '--prof', '--prof-process', '--test', '--watch'],
  ...['--eval', '-e', '--print', '-p', '--check', '--version', '-v', '-r'],
];

/** What pages can refer to: the packages, commands and flags that are installed. */
export async function readKnownNames(folder: string): Promise<KnownNames> {
  return {
    folder,
    packages: new Set(declaredPackages()),
    commands: {
      webpack: await webpackFlags(),
      node: new Set([...process.allowedNodeEnvironmentFlags, ...MORE_NODE_FLAGS]),
      bins: new Set(readdirSync('node_modules/.bin')),
    },
  };
}
