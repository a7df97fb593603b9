import { readdirSync } from 'node:fs';
import { declaredPackages } from '../dependencies/declaredPackages';
import type { KnownCommands } from './checkShell';
import { webpackFlags } from './cliOptions';

export type Known = {
  commands: KnownCommands;
  /** Packages that a configuration can load here. */
  packages: ReadonlySet<string>;
  /** An empty project, for defaults that depend on one. */
  folder: string;
};

/** Those that Node.js does not allow in an environment variable. */
const MORE_NODE_FLAGS = [
  ...['--cpu-prof', '--cpu-prof-dir', '--prof', '--prof-process', '--test', '--watch'],
  ...['--eval', '-e', '--print', '-p', '--check', '--version', '-v', '-r'],
];

/** What pages can refer to: the packages, commands and flags that are installed. */
export async function whatIsKnown(folder: string): Promise<Known> {
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
