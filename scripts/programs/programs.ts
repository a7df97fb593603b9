import path from 'node:path';
import { PATH_PREFIX } from '../../src/site/site';
import { binScript } from './packageBins';
import type { Program } from './program';

export type JestProject = 'unit' | 'component' | 'site' | 'e2e';

const GATSBY = binScript('gatsby');
export const GATSBY_BUILD: Program = {
  script: GATSBY,
  args: ['build', ...(PATH_PREFIX ? ['--prefix-paths'] : [])],
};
export const GATSBY_DEVELOP: Program = { script: GATSBY, args: ['develop'] };
export const ESLINT: Program = { script: binScript('eslint'), args: ['--max-warnings', '0'] };

const PRETTIER = binScript('prettier');
export const PRETTIER_CHECK: Program = { script: PRETTIER, args: ['--check'] };
export const PRETTIER_WRITE: Program = {
  script: PRETTIER,
  args: ['--write', '--list-different'],
};
export const TSC: Program = { script: binScript('typescript', 'tsc'), args: ['--noEmit'] };

/** Many packages are ES modules only, for which Jest needs a flag, which its workers inherit. */
const JEST_NODE_OPTIONS = [
  '--experimental-vm-modules',
  '--require',
  path.resolve('scripts/programs/muteVmModulesWarning.cjs'),
];

const E2E_FLAGS = [
  // They run alone, and wait for the browser half of the time.
  '--maxWorkers=2',
  // A test that fails halfway leaves servers open, and Jest would wait for them forever.
  '--forceExit',
];

export function jest(...projects: JestProject[]): Program {
  return {
    script: binScript('jest'),
    // A flag has to end the list of projects, or a path after it would be taken for one.
    args: ['--selectProjects', ...projects, ...(projects.includes('e2e') ? E2E_FLAGS : []), '--ci'],
    nodeOptions: JEST_NODE_OPTIONS,
  };
}

/** A command of this repository, in a separate process. */
export function command(name: string): Program {
  return { script: path.join('scripts', 'run.mjs'), args: [name] };
}
