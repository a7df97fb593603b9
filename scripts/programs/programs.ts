import path from 'node:path';
import { PATH_PREFIX } from '../../src/site/site';
import type { Program } from './program';

export type JestProject = 'unit' | 'component' | 'site' | 'e2e';

export const GATSBY_BUILD: Program = { name: 'gatsby', args: ['build', ...(PATH_PREFIX ? ['--prefix-paths'] : [])] };
export const GATSBY_DEVELOP: Program = { name: 'gatsby', args: ['develop'] };
export const ESLINT: Program = { name: 'eslint', args: ['--max-warnings', '0', '.'] };
export const PRETTIER_CHECK: Program = { name: 'prettier', args: ['--check', '.'] };
export const PRETTIER_WRITE: Program = {
  name: 'prettier',
  args: ['--write', '--list-different', '.'],
};
export const TSC: Program = { name: 'tsc', args: ['--noEmit'] };

/** Many of our packages are ES modules only, which Jest loads behind a flag. */
const JEST_NODE_OPTIONS = [
  process.env.NODE_OPTIONS,
  '--experimental-vm-modules',
  `--require="${path.resolve('scripts/programs/muteVmModulesWarning.cjs')}"`,
];

const E2E_FLAGS = [
  // They run when nothing else does, and wait for the browser half of the time.
  '--maxWorkers=2',
  // A test that fails halfway leaves servers open, for which Jest would wait for ever.
  '--forceExit',
];

export function jest(...projects: JestProject[]): Program {
  return {
    name: 'jest',
    // The last flag ends the list of projects, so that a path given on the command line is no part.
    args: ['--selectProjects', ...projects, ...(projects.includes('e2e') ? E2E_FLAGS : []), '--ci'],
    env: { NODE_OPTIONS: JEST_NODE_OPTIONS.filter(Boolean).join(' ') },
  };
}

/** One of our own commands, in a process of its own. */
export function command(name: string): Program {
  return { name: process.execPath, args: ['scripts/run.mjs', name] };
}
