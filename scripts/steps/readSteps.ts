import type { Code, Node } from 'mdast';
import { parseCodeMeta, type CodeMeta } from '../../src/node/content/tree/codeMeta';
import { attributeOf } from '../../src/node/content/tree/jsx';
import { COMMENT_WORDS, followLines, readComment, type Comment } from './followComment';
import { quotedText, type ReadQuoted } from './quotedText';
import { type Expression, isExpression, readerOrder, type StepNode } from './readerOrder';
import { readCommand, shellLines } from './shellLines';
import type { Action, Reading } from './steps';

/** What comments have said about the next block. */
type Pending = { skip?: string; until?: string; list?: string };

/** An action in a line of a block; `usesPending` if comments before the block are about it. */
type Part = { action: Action; offset: number; usesPending: boolean };

/** A page as the steps that its reader takes. */
export function readSteps(tree: Node, readQuoted: ReadQuoted): Reading {
  const reading: Reading = { steps: [], issues: [], hasComments: false };
  let pending: Pending = {};

  const add = (node: Node, { action, offset, usesPending }: Part) => {
    const { until } = pending;
    const isAwaited = usesPending && action.kind === 'run' && until !== undefined;
    reading.steps.push({
      ...(isAwaited ? { ...action, until } : action),
      line: lineOf(node) + offset,
    });
    if (usesPending) pending = {};
  };

  const addComment = (node: Node, comment: Comment) => {
    if (comment.kind === 'until') pending.until = comment.text;
    else if (comment.kind === 'list') pending.list = comment.folder;
    else if (comment.kind === 'skip') pending.skip = comment.why;
    else if (comment.kind === 'not at all') reading.unfollowable = comment.why;
    else if (comment.kind === 'needs node') reading.needsNode = comment.version;
    else if (comment.kind === 'run') add(node, commandPart(comment.command));
    else add(node, { action: comment, offset: 0, usesPending: false });
  };

  for (const node of readerOrder(tree)) {
    if (isExpression(node)) {
      readComments(node, reading).forEach((comment) => addComment(node, comment));
      continue;
    }
    const parts = partsOf(node, pending.list, readQuoted);
    if (parts && pending.skip !== undefined) {
      const action = { kind: 'skip', why: pending.skip } as const;
      add(node, { action, offset: 0, usesPending: true });
    } else parts?.forEach((part) => add(node, part));
  }
  return reading;
}

function readComments(node: Expression, reading: Reading): Comment[] {
  return followLines(node.value).flatMap((words) => {
    reading.hasComments = true;
    const comment = readComment(words);
    if (comment) return [comment];
    reading.issues.push({
      line: lineOf(node),
      message: `follow: there's no command \`${words}\``,
      fix: `one of: ${COMMENT_WORDS.join(', ')}`,
    });
    return [];
  });
}

/** What a block tells its reader to do; undefined if nothing. */
function partsOf(
  node: StepNode,
  folder: string | undefined,
  readQuoted: ReadQuoted,
): Part[] | undefined {
  if (node.type === 'code') return codeParts(node, folder, readQuoted);
  if (node.name === 'Run') return [commandPart(`npx ${attributeOf(node, 'command') ?? ''}`)];
  const action: Action = {
    kind: 'install',
    packages: (attributeOf(node, 'packages') ?? '').split(' ').filter(Boolean),
    dev: attributeOf(node, 'dev') !== undefined,
    exact: false,
  };
  return [{ action, offset: 0, usesPending: false }];
}

function codeParts(
  node: Code,
  folder: string | undefined,
  readQuoted: ReadQuoted,
): Part[] | undefined {
  const meta = parseCodeMeta(node.meta ?? '');
  if (meta.fails !== undefined) return undefined;
  if (node.lang === 'sh') {
    return shellLines(node.value).map(({ command, offset }) => commandPart(command, offset + 1));
  }
  const action = blockAction(node, meta, folder, readQuoted);
  return action && [{ action, offset: 0, usesPending: action.kind === 'lists' }];
}

const commandPart = (command: string, offset = 0): Part => ({
  action: readCommand(command),
  offset,
  usesPending: true,
});

function blockAction(
  node: Code,
  meta: CodeMeta,
  folder: string | undefined,
  readQuoted: ReadQuoted,
): Action | undefined {
  const text = quotedText(meta, readQuoted) ?? node.value;
  const file = meta.title !== undefined && isPath(meta.title) ? meta.title : undefined;

  if (file === undefined) {
    if (node.lang !== 'text') return undefined;
    return folder === undefined ? { kind: 'printed', text } : { kind: 'lists', folder, text };
  }
  if (node.lang === 'diff') return { kind: 'patch', file, text };
  if (meta.output) return { kind: 'compare', file, text };
  return { kind: meta.fragment ? 'holds' : 'write', file, text };
}

/** Titles of blocks are names of files, or words. */
const isPath = (title: string) =>
  /^(?!.*(?:^|\/)\.\.\/)[^\s/<>:…]+(?:\/[^\s/<>:…]+)*$/.test(title) && /[./]|file$/.test(title);

const lineOf = (node: Node) => node.position?.start.line ?? 1;
