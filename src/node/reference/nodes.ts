import type { SourceNodesArgs } from 'gatsby';
import {
  CLI_PAGE,
  MODULE_METHODS_PAGE,
  pageOfHook,
  pageOfOption,
  pageOfPlugin,
  pageOfVariable,
  STATS_DATA_PAGE,
} from './places';
import { diffText, referenceDiff } from './release/diff';
import { readSnapshot } from './release/readSnapshot';
import { snapshotOf } from './release/snapshot';
import { readReference } from './reference';
import type { Reference } from './types';

/** A node before Gatsby knows it: `key` tells it from the others of its type. */
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
  const { options, hooks, plugins, moduleVariables, magicComments } = reference;
  return [
    ...options.map((option) => ({
      type: typeOfOption(option.path),
      key: option.path,
      fields: { ...option, url: pageOfOption(option.path) },
    })),
    ...hooks.map((hook) => ({
      type: 'WebpackHook',
      key: `${hook.owner}.${hook.name}`,
      fields: { ...hook, url: pageOfHook(hook.owner) },
    })),
    ...plugins.map((plugin) => ({
      type: 'WebpackPlugin',
      key: plugin.path,
      fields: { ...plugin, url: pageOfPlugin(plugin.name) },
    })),
    ...moduleVariables.map((variable) => ({
      type: 'WebpackModuleVariable',
      key: variable.name,
      fields: { ...variable, url: pageOfVariable(variable.name, variable.isMethod) },
    })),
    ...magicComments.map((comment) => ({
      type: 'WebpackMagicComment',
      key: comment.name,
      fields: { ...comment, url: MODULE_METHODS_PAGE },
    })),
    ...reference.commands.map((command) => ({
      type: 'WebpackCommand',
      key: command.name,
      fields: { ...command, url: CLI_PAGE },
    })),
    ...reference.flags.map((flag) => ({
      type: 'WebpackFlag',
      key: flag.name,
      fields: { ...flag, url: CLI_PAGE },
    })),
    ...reference.statsFields.map((field) => ({
      type: 'WebpackStatsField',
      key: `${field.owner}.${field.name}`,
      fields: { ...field, url: STATS_DATA_PAGE },
    })),
  ];
}

function typeOfOption(path: string): string {
  if (path.startsWith('devServer.')) return 'WebpackDevServerOption';
  return path.startsWith('stats.') ? 'WebpackStatsOption' : 'WebpackOption';
}
