import type { SourceNodesArgs } from 'gatsby';
import {
  expectedCommand,
  expectedComment,
  expectedFlag,
  expectedHook,
  expectedOf,
  expectedOption,
  expectedPlugin,
  expectedStatsField,
  expectedVariable,
  type Expected,
} from './coverage/expected';
import { kindsOf } from './kinds';
import { diffText, referenceDiff } from './release/diff';
import { readSnapshot } from './release/readSnapshot';
import { snapshotOf } from './release/snapshot';
import { readReference } from './reference';
import type { Reference, ReferencePlugin } from './types';

/** A node before Gatsby knows it: `key` is unique within its type. */
type ReferenceNode = { type: string; key: string; fields: object };

/** One node for each thing that the installed webpack can do. */
export async function sourceReference(args: SourceNodesArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest, reporter } = args;
  const reference = readReference();
  for (const { type, key, fields } of referenceNodes(reference)) {
    await actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  }
  const diff = referenceDiff(readSnapshot(), snapshotOf(reference));
  if (!diff.isEmpty) reporter.warn(diffText(diff));
}

export function referenceNodes(reference: Reference): ReferenceNode[] {
  const counted = new Set(expectedOf(reference).map(keyOf));
  const documented = (type: string, fields: object, expected: Expected): ReferenceNode => ({
    type,
    key: expected.name,
    fields: { ...fields, ...placement(type, expected), isCounted: counted.has(keyOf(expected)) },
  });
  return [
    ...reference.options.map((option) =>
      documented(typeOfOption(option.path), withKinds(option), expectedOption(option)),
    ),
    ...reference.hooks.map((hook) => documented('WebpackHook', hook, expectedHook(hook))),
    ...reference.plugins.map((plugin) => ({
      ...documented('WebpackPlugin', withKindsOfOptions(plugin), expectedPlugin(plugin)),
      key: plugin.path,
    })),
    ...reference.moduleVariables.map((variable) =>
      documented('WebpackModuleVariable', withKinds(variable), expectedVariable(variable)),
    ),
    ...reference.magicComments.map((comment) =>
      documented('WebpackMagicComment', comment, expectedComment(comment)),
    ),
    ...reference.commands.map((command) =>
      documented('WebpackCommand', command, expectedCommand(command)),
    ),
    ...reference.flags.map((flag) =>
      documented('WebpackFlag', withKinds(flag), expectedFlag(flag)),
    ),
    ...reference.statsFields.map((field) =>
      documented('WebpackStatsField', withKinds(field), expectedStatsField(field)),
    ),
  ];
}

const keyOf = ({ section, name }: Expected) => `${section} ${name}`;

/** What a node is called, where it belongs, and by which names pages may document it. */
const placement = (type: string, { name, pages, spellings }: Expected) => ({
  fullName: name,
  // A plugin's own page comes after the one that lists those without.
  url: type === 'WebpackPlugin' ? pages[pages.length - 1] : pages[0],
  expected: { name, pages, spellings },
});

const withKinds = <T extends { type: string }>(typed: T) => ({
  ...typed,
  kinds: kindsOf(typed.type),
});

const withKindsOfOptions = (plugin: ReferencePlugin) => ({
  ...plugin,
  options: plugin.options.map(withKinds),
});

function typeOfOption(path: string): string {
  if (path.startsWith('devServer.')) return 'WebpackDevServerOption';
  return path.startsWith('stats.') ? 'WebpackStatsOption' : 'WebpackOption';
}
