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
} from '../places';
import { optionDepth, optionKey } from '../spelling';
import type {
  Command,
  Flag,
  MagicComment,
  ModuleVariable,
  Reference,
  ReferenceHook,
  ReferenceOption,
  ReferencePlugin,
  StatsField,
} from '../types';

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

const MAX_DEPTH = 3;

/** Everything of webpack that has to be documented. */
export const expectedOf = (reference: Reference): Expected[] => [
  ...reference.options.filter(({ path }) => optionDepth(path) <= MAX_DEPTH).map(expectedOption),
  ...reference.hooks.map(expectedHook),
  ...reference.plugins.map(expectedPlugin),
  ...reference.moduleVariables.map(expectedVariable),
  ...reference.magicComments.map(expectedComment),
  ...reference.commands.map(expectedCommand),
  ...reference.flags.filter((flag) => flag.package === 'webpack-cli').map(expectedFlag),
  ...reference.statsFields.map(expectedStatsField),
];

const VARIABLE_PAGES = [
  '/api/module-variables/',
  MODULE_METHODS_PAGE,
  '/api/hot-module-replacement/',
] as const;

export const expectedOption = ({ path }: Pick<ReferenceOption, 'path'>): Expected => ({
  section: sectionOfOption(path),
  name: path,
  pages: [pageOfOption(path)],
  spellings: [optionKey(path)],
});

function sectionOfOption(path: string): Section {
  if (path.startsWith('stats.')) return 'stats options';
  return path.startsWith('devServer.') ? 'dev server options' : 'options';
}

export function expectedHook({ owner, name }: Pick<ReferenceHook, 'owner' | 'name'>): Expected {
  const page = pageOfHook(owner);
  const full = `${owner}.${name}`;
  return {
    section: 'hooks',
    name: full,
    pages: [page],
    spellings: MAIN_OWNERS[page] === owner ? [name, full] : [full],
  };
}

export const expectedPlugin = ({ name }: Pick<ReferencePlugin, 'name'>): Expected => ({
  section: 'plugins',
  name,
  pages: [INTERNAL_PLUGINS, pageOfPlugin(name)],
  spellings: [name],
});

export const expectedVariable = ({ name, isMethod }: ModuleVariable): Expected => ({
  section: 'module variables and methods',
  name,
  pages: [pageOfVariable(name, isMethod), ...VARIABLE_PAGES],
  spellings: [name, `${name}()`],
});

export const expectedComment = ({ name }: MagicComment): Expected => ({
  section: 'magic comments',
  name,
  pages: [MODULE_METHODS_PAGE],
  spellings: [name],
});

export const expectedCommand = ({ name }: Command): Expected => ({
  section: 'commands',
  name: `webpack ${name}`,
  pages: [CLI_PAGE],
  spellings: [name, `webpack ${name}`],
});

export const expectedFlag = ({ name }: Flag): Expected => ({
  section: 'flags of the command line',
  name,
  pages: [CLI_PAGE],
  spellings: [name, name.replace(/^--/, '')],
});

export const expectedStatsField = ({ owner, name }: StatsField): Expected => ({
  section: 'fields of the stats',
  name: `${owner}.${name}`,
  pages: [STATS_DATA_PAGE],
  spellings: [`${owner}.${name}`],
});
