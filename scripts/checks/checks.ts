import { onPaths, type Program } from '../programs/program';
import { command, ESLINT, jest, PRETTIER_CHECK, TSC } from '../programs/programs';

export type Check = {
  name: string;
  program: Program;
  /** Names of checks that have to pass first. */
  needs: string[];
  isJest?: boolean;
};

/** The build writes the types of queries, which lint and types read. The longest comes first. */
export const CHECKS: readonly Check[] = [
  { name: 'build', needs: [], program: command('build-if-changed') },
  { name: 'formatting', needs: [], program: onPaths(PRETTIER_CHECK, []) },
  { name: 'unit and component tests', needs: [], program: jest('unit', 'component'), isJest: true },
  { name: 'blocks', needs: [], program: command('blocks') },
  { name: 'spelling', needs: [], program: command('spelling') },
  { name: 'words', needs: [], program: command('words') },
  { name: 'guides', needs: [], program: command('guides') },
  { name: 'errors', needs: [], program: command('errors') },
  { name: 'lint', needs: ['build'], program: onPaths(ESLINT, []) },
  { name: 'types', needs: ['build'], program: TSC },
  { name: 'built site', needs: ['build'], program: jest('site'), isJest: true },
];

/** The browser is looked for first. The tests in it run last, when nothing else needs the processors. */
export const CHECKS_WITH_BROWSER: readonly Check[] = [
  { name: 'browser', needs: [], program: command('browser') },
  ...CHECKS,
  {
    name: 'browser tests',
    needs: ['browser', ...CHECKS.map(({ name }) => name)],
    program: jest('e2e'),
    isJest: true,
  },
];
