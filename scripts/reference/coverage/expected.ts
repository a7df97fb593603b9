import {
  CLI_PAGE,
  INTERNAL_PLUGINS,
  MAIN_OWNERS,
  MODULE_METHODS_PAGE,
  pageOfHook,
  pageOfOption,
  pageOfPlugin,
  pageOfVariable,
  STATS_DATA_PAGE,
} from '../../../src/node/reference/places';
import { optionDepth, optionKey } from '../../../src/node/reference/spelling';
import type { Reference, ReferenceHook, ReferenceOption } from '../../../src/node/reference/types';

/** A kind of thing, as the table of `npm run coverage` names it. */
export type Section =
  | 'options'
  | 'stats options'
  | 'dev server options'
  | 'hooks'
  | 'plugins'
  | 'module variables and methods'
  | 'magic comments'
  | 'commands'
  | 'flags of the command line'
  | 'fields of the stats';

/** Something that a page has to document. */
export type Expected = {
  section: Section;
  name: string;
  /** Where it belongs; one is enough. The first is where a missing one is listed. */
  pages: readonly [string, ...string[]];
  /** How a heading or an entry may call it, compared without regard to short forms. */
  spellings: readonly string[];
};

const DEEPEST = 3;

/** Everything of webpack that has to be documented. */
export const expectedOf = (reference: Reference): Expected[] => [
  ...reference.options.filter(({ path }) => optionDepth(path) <= DEEPEST).map(expectedOption),
  ...reference.hooks.map(expectedHook),
  ...reference.plugins.map(({ name }): Expected => ({
    section: 'plugins',
    name,
    pages: [INTERNAL_PLUGINS, pageOfPlugin(name)],
    spellings: [name],
  })),
  ...reference.moduleVariables.map(({ name, isMethod }): Expected => ({
    section: 'module variables and methods',
    name,
    pages: [pageOfVariable(name, isMethod), ...VARIABLE_PAGES],
    spellings: [name, `${name}()`],
  })),
  ...reference.magicComments.map(({ name }): Expected => ({
    section: 'magic comments',
    name,
    pages: [MODULE_METHODS_PAGE],
    spellings: [name],
  })),
  ...reference.commands.map(({ name }): Expected => ({
    section: 'commands',
    name: `webpack ${name}`,
    pages: [CLI_PAGE],
    spellings: [name, `webpack ${name}`],
  })),
  ...reference.flags
    .filter((flag) => flag.package === 'webpack-cli')
    .map(({ name }): Expected => ({
      section: 'flags of the command line',
      name,
      pages: [CLI_PAGE],
      spellings: [name, name.replace(/^--/, '')],
    })),
  ...reference.statsFields.map(({ owner, name }): Expected => ({
    section: 'fields of the stats',
    name: `${owner}.${name}`,
    pages: [STATS_DATA_PAGE],
    spellings: [`${owner}.${name}`],
  })),
];

const VARIABLE_PAGES = [
  '/api/module-variables/',
  MODULE_METHODS_PAGE,
  '/api/hot-module-replacement/',
] as const;

function expectedOption({ path }: ReferenceOption): Expected {
  return {
    section: sectionOfOption(path),
    name: path,
    pages: [pageOfOption(path)],
    spellings: [optionKey(path)],
  };
}

function sectionOfOption(path: string): Section {
  if (path.startsWith('stats.')) return 'stats options';
  return path.startsWith('devServer.') ? 'dev server options' : 'options';
}

function expectedHook({ owner, name }: ReferenceHook): Expected {
  const page = pageOfHook(owner);
  const full = `${owner}.${name}`;
  return {
    section: 'hooks',
    name: full,
    pages: [page],
    spellings: MAIN_OWNERS[page] === owner ? [name, full] : [full],
  };
}
