import {
  classFields,
  isCountedMember,
  memberFields,
  spellingsOfMember,
  type OwnedMember,
} from './classes';
import { isCountedMessage, isInternal, messageName, pageOfMessage } from './errors';
import {
  CLI_PAGE,
  classOfMember,
  COUNTED_CLASSES,
  ERRORS_PAGE,
  INTERNAL_PLUGINS,
  MAIN_OWNERS,
  MODULE_METHODS_PAGE,
  pageOfClass,
  pageOfHook,
  pageOfOption,
  pageOfPlugin,
  pageOfVariable,
  STATS_DATA_PAGE,
  VARIABLE_PAGES,
} from './places';
import { packageOfOption, pageOfPackage } from './packages/documented';
import {
  looksOfClass,
  looksOfHook,
  looksOfMember,
  looksOfOption,
  looksOfPlugin,
  oneLine,
} from './release/looks';
import { statusTraits, traitsOfComment, traitsOfOption, type Traits } from './release/traits';
import { optionDepth, optionKey, spellingsOfPackageOption } from './spelling';
import type { Reference, ReferenceOption, ReferencePackage } from './types';
import { kindsOf } from './valueKinds';

/** Something that a page has to document. */
export type Expected = {
  /** A kind of thing, as the table of `npm run coverage` calls it. */
  section:
    | 'options'
    | 'stats options'
    | 'dev server options'
    | 'hooks'
    | 'plugins'
    | 'module variables and methods'
    | 'magic comments'
    | 'commands'
    | 'flags of the command line'
    | 'fields of the stats'
    | 'class members'
    | 'errors and warnings'
    | 'package options';
  name: string;
  /** Where it belongs; one is enough. The first is where a missing one is listed. */
  pages: readonly [string, ...string[]];
  /** How a heading or an entry may call it, compared without regard to short forms. */
  spellings: readonly string[];
  /** The text of a message with `…` for what differs; a page may name any part of it. */
  pattern?: string;
};

/** A thing of a release in a snapshot: its name with its kind, and its looks in a line. */
export type SnapshotLine = { name: string; looks: string };

/** Where a page may explain something. */
export type Sought = Pick<Expected, 'name' | 'pages' | 'spellings'>;

/** A thing of a release as the page of news lists it, under its name in a snapshot. */
export type NewsThing = { name: string; traits: Traits; sought: Sought };

/** Something that webpack can do. */
export type ReferenceEntry = {
  expected: Expected;
  /** The name of its type in GraphQL, and what is unique within that. */
  type: string;
  key: string;
  fields: object;
  /** Whether `npm run coverage` asks for it. */
  isCounted: boolean;
  lines: readonly SnapshotLine[];
  news: readonly NewsThing[];
};

type Kind<Thing> = {
  things: (reference: Reference) => readonly Thing[];
  type: (thing: Thing) => string;
  /** Its name if nothing else is said. */
  key?: (thing: Thing) => string;
  fields?: (thing: Thing) => object;
  expected: (thing: Thing) => Expected;
  /** All are counted if nothing else is said. */
  isCounted?: (thing: Thing) => boolean;
  lines: (thing: Thing, expected: Expected) => readonly SnapshotLine[];
  /** What a release may add, change or remove; nothing if it isn't said. */
  news?: (thing: Thing, expected: Expected) => readonly NewsThing[];
  /** The page of a name in a snapshot, by the words that such names begin with. */
  pages: Readonly<Record<string, (name: string) => string>>;
};

type AnyKind = Pick<Kind<never>, 'pages'> & {
  entries: (reference: Reference) => readonly ReferenceEntry[];
};

function kind<Thing extends object>(of: Kind<Thing>): AnyKind {
  const entryOf = (thing: Thing): ReferenceEntry => {
    const expected = of.expected(thing);
    return {
      expected,
      type: of.type(thing),
      key: of.key?.(thing) ?? expected.name,
      fields: of.fields?.(thing) ?? thing,
      isCounted: of.isCounted?.(thing) ?? true,
      lines: of.lines(thing, expected),
      news: of.news?.(thing, expected) ?? [],
    };
  };
  return { pages: of.pages, entries: (reference) => of.things(reference).map(entryOf) };
}

const MAX_DEPTH = 3;

const withKinds = <T extends { type: string }>(typed: T) => ({
  ...typed,
  kinds: kindsOf(typed.type),
});

const expects = (
  section: Expected['section'],
  name: string,
  pages: Expected['pages'],
  spellings: readonly string[] = [name],
): Expected => ({ section, name, pages, spellings });

const oneLineOf = (text: string) => text.replace(/\s+/g, ' ');
type PackageOption = ReferenceOption & { package: string };

export const soughtOption = (plugin: string, path: string): Sought => ({
  name: `${plugin}.${path}`,
  pages: [pageOfPlugin(plugin)],
  spellings: [path, `${plugin}.${path}`],
});

const ownerOf = (name: string) => name.split('.')[0] ?? name;

/** `run()` and `watch()` of compilers stand on the page of the Node.js API as well. */
const pagesOfMember = ({ owner }: OwnedMember): Expected['pages'] =>
  /^(Multi)?Compiler$/.test(owner) ? [pageOfClass(owner), '/api/node/'] : [pageOfClass(owner)];

/** Options that set what they belong to: the type of their nodes, and their section. */
function groupOfOption(path: string): { type: string; section: Expected['section'] } {
  if (path.startsWith('stats.')) return { type: 'WebpackStatsOption', section: 'stats options' };
  return path.startsWith('devServer.')
    ? { type: 'WebpackDevServerOption', section: 'dev server options' }
    : { type: 'WebpackOption', section: 'options' };
}

/** Every kind of thing that the reference knows. */
const KINDS: readonly AnyKind[] = [
  kind({
    things: ({ options }) => options,
    type: ({ path }) => groupOfOption(path).type,
    fields: withKinds,
    expected: ({ path }) =>
      expects(groupOfOption(path).section, path, [pageOfOption(path)], [optionKey(path)]),
    isCounted: ({ path }) => optionDepth(path) <= MAX_DEPTH,
    lines: (option) => [{ name: `option ${option.path}`, looks: looksOfOption(option) }],
    // The development server has its own releases.
    news: (option, sought) =>
      sought.section === 'dev server options'
        ? []
        : [{ name: `option ${option.path}`, traits: traitsOfOption(option), sought }],
    pages: { option: pageOfOption },
  }),
  kind({
    things: ({ hooks }) => hooks,
    type: () => 'WebpackHook',
    expected({ owner, name }) {
      const page = pageOfHook(owner);
      const full = `${owner}.${name}`;
      return expects('hooks', full, [page], MAIN_OWNERS[page] === owner ? [name, full] : [full]);
    },
    lines: (hook, { name }) => [{ name: `hook ${name}`, looks: looksOfHook(hook) }],
    news: (hook, sought) => [{ name: `hook ${sought.name}`, traits: statusTraits(hook), sought }],
    pages: { hook: (name) => pageOfHook(ownerOf(name)) },
  }),
  kind({
    things: ({ plugins }) => plugins,
    type: () => 'WebpackPlugin',
    key: ({ path }) => path,
    fields: (plugin) => ({ ...plugin, options: plugin.options.map(withKinds) }),
    expected: ({ name }) => expects('plugins', name, [INTERNAL_PLUGINS, pageOfPlugin(name)]),
    lines: (plugin) => [
      { name: `plugin ${plugin.name}`, looks: looksOfPlugin(plugin) },
      ...plugin.options.map((option) => ({
        name: `plugin option ${plugin.name}.${option.path}`,
        looks: looksOfOption(option),
      })),
    ],
    news: (plugin, sought) => [
      { name: `plugin ${plugin.name}`, traits: statusTraits(plugin), sought },
      ...plugin.options.map((option) => ({
        name: `plugin option ${plugin.name}.${option.path}`,
        traits: traitsOfOption(option),
        sought: soughtOption(plugin.name, option.path),
      })),
    ],
    pages: { 'plugin option': (name) => pageOfPlugin(ownerOf(name)), plugin: pageOfPlugin },
  }),
  kind({
    things: ({ moduleVariables }) => moduleVariables,
    type: () => 'WebpackModuleVariable',
    fields: withKinds,
    expected({ name, isMethod }) {
      const pages = [pageOfVariable(name, isMethod), ...VARIABLE_PAGES] as const;
      return expects('module variables and methods', name, pages, [name, `${name}()`]);
    },
    lines: ({ name, type }) => [{ name: `variable ${name}`, looks: type }],
    news: ({ name }, sought) => [{ name: `variable ${name}`, traits: {}, sought }],
    pages: { variable: (name) => pageOfVariable(name, false) },
  }),
  kind({
    things: ({ magicComments }) => magicComments,
    type: () => 'WebpackMagicComment',
    expected: ({ name }) => expects('magic comments', name, [MODULE_METHODS_PAGE]),
    lines: ({ name, expects, places }) => [
      {
        name: `magic comment ${name}`,
        looks: oneLine(expects.join(', '), `in ${places.join(', ')}`),
      },
    ],
    news: (comment, sought) => [
      { name: `magic comment ${comment.name}`, traits: traitsOfComment(comment), sought },
    ],
    pages: { 'magic comment': () => MODULE_METHODS_PAGE },
  }),
  kind({
    things: ({ commands }) => commands,
    type: () => 'WebpackCommand',
    expected: ({ name }) =>
      expects('commands', `webpack ${name}`, [CLI_PAGE], [name, `webpack ${name}`]),
    lines: ({ name, usage, aliases }) => [
      { name: `command ${name}`, looks: oneLine(usage, aliases.join(', ')) },
    ],
    pages: { command: () => CLI_PAGE },
  }),
  kind({
    things: ({ flags }) => flags,
    type: () => 'WebpackFlag',
    fields: withKinds,
    expected: ({ name }) =>
      expects('flags of the command line', name, [CLI_PAGE], [name, name.replace(/^--/, '')]),
    // The others are options in another form.
    isCounted: (flag) => flag.package === 'webpack-cli',
    lines: ({ name, alias, type, package: from }) =>
      from === 'webpack-cli' ? [{ name: `flag ${name}`, looks: oneLine(type, alias ?? '') }] : [],
    // Flags that empty a list come with those that fill it.
    news: ({ name, package: from, type }, sought) =>
      from === 'webpack' && type !== 'reset' ? [{ name: `flag ${name}`, traits: {}, sought }] : [],
    pages: { flag: () => CLI_PAGE },
  }),
  kind({
    things: ({ statsFields }) => statsFields,
    type: () => 'WebpackStatsField',
    fields: withKinds,
    expected: ({ owner, name }) =>
      expects('fields of the stats', `${owner}.${name}`, [STATS_DATA_PAGE]),
    lines: ({ type, optional }, { name }) => [
      { name: `stats field ${name}`, looks: oneLine(type, optional ? 'optional' : '') },
    ],
    news: (_, sought) => [{ name: `stats field ${sought.name}`, traits: {}, sought }],
    pages: { 'stats field': () => STATS_DATA_PAGE },
  }),
  kind({
    things: classFields,
    type: () => 'WebpackClass',
    fields: (declared) => ({ ...declared, members: undefined }),
    expected: ({ name, path }) =>
      expects('class members', name, [pageOfClass(name)], path ? [name, path] : [name]),
    // Its members are.
    isCounted: () => false,
    lines: (declared) => [{ name: `type ${declared.name}`, looks: looksOfClass(declared) }],
    pages: { type: pageOfClass },
  }),
  kind<OwnedMember>({
    things: ({ classes }) =>
      classes.flatMap(({ name, members }) => members.map((member) => ({ owner: name, ...member }))),
    type: () => 'WebpackClassMember',
    key: ({ owner, name, isStatic }) => `${owner}${isStatic ? '::' : '.'}${name}`,
    fields: memberFields,
    expected: (member) =>
      expects(
        'class members',
        `${member.owner}.${member.name}`,
        pagesOfMember(member),
        spellingsOfMember(member),
      ),
    isCounted: isCountedMember,
    lines: (member, { name }) =>
      COUNTED_CLASSES.includes(member.owner)
        ? [{ name: `member ${name}`, looks: looksOfMember(member) }]
        : [],
    news: (member, sought) =>
      isCountedMember(member)
        ? [{ name: `member ${sought.name}`, traits: statusTraits(member), sought }]
        : [],
    pages: { member: (name) => pageOfClass(classOfMember(name)) },
  }),
  kind({
    things: ({ messages }) => messages,
    type: () => 'WebpackError',
    key: ({ text }) => text,
    fields: (message) => ({ ...message, isInternal: isInternal(message) }),
    expected: (message) => ({
      ...expects('errors and warnings', messageName(message), [pageOfMessage(message)]),
      pattern: message.text,
    }),
    isCounted: isCountedMessage,
    lines: (message) =>
      isInternal(message)
        ? []
        : [
            {
              name: `${message.severity} ${oneLineOf(message.text)}`,
              looks: oneLine(message.class ?? '', message.code ?? ''),
            },
          ],
    pages: { error: () => ERRORS_PAGE, warning: () => ERRORS_PAGE, deprecation: () => ERRORS_PAGE },
  }),
  kind<PackageOption>({
    things: ({ packages }) =>
      packages.flatMap(({ name, options }) =>
        options.map((option) => ({ package: name, ...option })),
      ),
    type: () => 'WebpackPackageOption',
    fields: withKinds,
    expected: ({ package: owner, path }) =>
      expects(
        'package options',
        `${owner}.${path}`,
        [pageOfPackage(owner)],
        spellingsOfPackageOption(owner, path),
      ),
    isCounted: ({ path }) => optionDepth(path) <= MAX_DEPTH,
    lines: (option, { name }) => [{ name: `package option ${name}`, looks: looksOfOption(option) }],
    pages: { 'package option': (name) => pageOfPackage(packageOfOption(name)) },
  }),
  kind<ReferencePackage>({
    things: ({ packages }) => packages,
    type: () => 'WebpackPackage',
    fields: ({ name, version }) => ({ name, version }),
    expected: ({ name }) => expects('package options', name, [pageOfPackage(name)]),
    // Its options are.
    isCounted: () => false,
    lines: ({ name, version }) => [{ name: `package ${name}`, looks: version }],
    pages: { package: pageOfPackage },
  }),
];

const known = new WeakMap<Reference, readonly ReferenceEntry[]>();

/** Everything that webpack can do. A build asks for it several times. */
export function entriesOf(reference: Reference): readonly ReferenceEntry[] {
  const entries = known.get(reference) ?? KINDS.flatMap((each) => each.entries(reference));
  known.set(reference, entries);
  return entries;
}

/** Everything of webpack that has to be documented. */
export const expectedOf = (reference: Reference): Expected[] =>
  entriesOf(reference)
    .filter(({ isCounted }) => isCounted)
    .map(({ expected }) => expected);

const PAGES = KINDS.flatMap(({ pages }) => Object.entries(pages));

/** The page of something under its name in a snapshot: `option output.filename`. */
export function pageOfName(name: string): string {
  for (const [prefix, pageOf] of PAGES) {
    if (name.startsWith(`${prefix} `)) return pageOf(name.slice(prefix.length + 1));
  }
  return CLI_PAGE;
}
