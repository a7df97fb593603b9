import { suggestion } from '../node/content/suggestion';
import type { AnyNode, Program } from 'acorn';
import type { Placed } from './lookup';
import { walk } from './parse';
import { quoted } from './problemFindings';
import { alternatives, dottedName, originOf, rangeOf, readValue, type Reading } from './readValue';
import type { Finding, Knowledge, Outdated, Range, Value } from './types';

type Known = Pick<Knowledge, 'outdated' | 'plugins' | 'release'>;

const STATES = {
  gone: 'is gone',
  ignored: 'does nothing',
  needless: "isn't needed",
  deprecated: 'is deprecated',
} as const;

/** Of plugins that still exist: what isn't passed to them any more. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  'two arguments': 'ignores its second argument',
  regexp: 'takes no regular expression',
  array: 'takes no array',
};

/** The finding for something outdated, at a place in the text. */
function outdatedFinding(name: string, entry: Outdated, { start, end }: Range): Finding {
  const { plugin, kind, status, since, now, url } = entry;
  const release = since === undefined ? '' : ` since webpack ${since}`;
  const about = plugin === undefined || kind === undefined ? undefined : ARGUMENTS[kind];
  const state = about ?? (entry.package === undefined ? STATES[status] : 'is outdated');
  return {
    start,
    end,
    level: status === 'gone' ? 'error' : 'warning',
    message: `${quoted(name)} ${state}${release}`,
    instead: now,
    url,
  };
}

/** Whether a value is of the kind that an entry is about. */
function isMeant({ matching, kind }: Outdated, value: Value | undefined): boolean {
  if (matching === undefined && kind === undefined) return true;
  if (value === undefined) return false;
  if (kind !== undefined) {
    const isKind = value.kind === 'primitive' ? String(value.value) === kind : value.kind === kind;
    if (!isKind) return false;
  }
  return (
    matching === undefined ||
    (value.kind === 'primitive' &&
      typeof value.value === 'string' &&
      new RegExp(matching).test(value.value))
  );
}

/** The outdated options of a configuration: their keys, or the values that are outdated. */
export function outdatedOptions(members: readonly Placed[], { outdated }: Known): Finding[] {
  return members.flatMap(({ path, member }) =>
    outdated
      .filter(({ option }) => option === path)
      .flatMap((entry) => {
        const isAny = entry.matching === undefined && entry.kind === undefined;
        if (isAny) return [outdatedFinding(path, entry, member.key)];
        // Items of a list can be outdated strings, too.
        const values =
          entry.kind === undefined ? itemsOf(member.value) : alternatives(member.value);
        return values
          .filter((value) => isMeant(entry, value))
          .map((value) => outdatedFinding(`${path}: ${valueText(value)}`, entry, value));
      }),
  );
}

/** The value of an option, and the items of a list. */
const itemsOf = (value: Value): Value[] =>
  alternatives(value).flatMap((each) =>
    each.kind === 'array' ? [each, ...each.items.flatMap(itemsOf)] : each,
  );

const valueText = (value: Value) =>
  value.kind === 'primitive'
    ? typeof value.value === 'string'
      ? `'${value.value}'`
      : String(value.value)
    : `<${value.kind}>`;

/** Calls of constructors that webpack no longer has, or that take other arguments now. */
export function outdatedPlugins(program: Program, reading: Reading, known: Known): Finding[] {
  const findings: Finding[] = [];
  walk(program, (each) => {
    const node = each as AnyNode;
    if (node.type !== 'NewExpression') return;
    const origin = originOf(node.callee, reading);
    if (!origin) return;
    const values = node.arguments.map((argument) => readValue(argument, reading));
    findings.push(...pluginFindings(origin, rangeOf(node.callee, reading), values, known));
  });
  return findings;
}

function pluginFindings(
  { name, from }: { name: string; from?: string | undefined },
  range: Range,
  [first, second]: readonly Value[],
  { outdated, plugins, release }: Known,
): Finding[] {
  if (from === undefined || from === 'webpack') {
    const entry = outdated.find(
      (each) =>
        each.plugin === name &&
        (each.kind === 'two arguments' ? second !== undefined : isMeant(each, first)),
    );
    if (entry) return [outdatedFinding(name, entry, range)];
  }
  const last = name.split('.').at(-1) ?? name;
  if (from === undefined) {
    const entry = outdated.find(({ names }) => names?.includes(last));
    if (entry) return [outdatedFinding(entry.package ?? last, entry, range)];
  }
  // Some are exported in another place as well.
  const isKnown = [name, `webpack.${last}`].some((path) => Object.hasOwn(plugins, path));
  if (!/^webpack\..*Plugin$/.test(name) || isKnown) return [];
  const elsewhere = Object.keys(plugins).find((plugin) => plugin.endsWith(`.${last}`));
  const meant = elsewhere ?? likePlugin(name, Object.keys(plugins));
  return [
    {
      ...range,
      level: 'error',
      message: `webpack ${release} has no ${quoted(name)}`,
      instead: meant === undefined ? undefined : quoted(meant),
      url: meant === undefined ? '/plugins/' : plugins[meant],
    },
  ];
}

/** What most names of plugins have in common says nothing about what is meant. */
const ownName = (name: string) => name.replace(/^webpack\./, '').replace(/Plugin$/, '');

function likePlugin(name: string, plugins: readonly string[]): string | undefined {
  const byOwnName = new Map(plugins.map((plugin) => [ownName(plugin), plugin]));
  const meant = suggestion(ownName(name), byOwnName.keys());
  return meant === undefined ? undefined : byOwnName.get(meant);
}

/** Where packages are loaded from. */
const LOADS = /^(?:require|require\.resolve|import\.meta\.resolve)$/;

/** Packages that are imported, or that rules name as loaders. */
export function outdatedPackages(
  program: Program,
  reading: Reading,
  loaders: readonly Value[],
  { outdated }: Known,
): Finding[] {
  const byName = new Map(
    outdated.flatMap((entry) =>
      entry.package === undefined ? [] : [[entry.package, entry] as const],
    ),
  );
  const sources: (Range & { text: string })[] = loaders.flatMap((value) =>
    value.kind === 'primitive' ? { ...value, text: String(value.value) } : [],
  );
  walk(program, (each) => {
    const node = each as AnyNode;
    const source =
      node.type === 'ImportDeclaration'
        ? node.source
        : node.type === 'CallExpression' && LOADS.test(dottedName(node.callee) ?? '')
          ? node.arguments[0]
          : undefined;
    if (source?.type === 'Literal') {
      sources.push({ ...rangeOf(source, reading), text: String(source.value) });
    }
  });
  return sources.flatMap(({ text, ...range }) =>
    text.split('!').flatMap((request) => {
      const [name = ''] = request.split('?');
      const entry = byName.get(name);
      return entry ? [outdatedFinding(name, entry, range)] : [];
    }),
  );
}

const LOADER_PLACES =
  /^module\.(?:rules|loaders|preLoaders|postLoaders)\.(?:use\.)?(?:loader|loaders|use)$/;

/** The values that name loaders. */
export const loadersIn = (members: readonly Placed[]): Value[] =>
  members.flatMap(({ path, member }) => (LOADER_PLACES.test(path) ? itemsOf(member.value) : []));
