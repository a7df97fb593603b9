import type { Code, Node, Parent } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { parseCodeMeta, type CodeMeta } from '../../src/node/content/tree/codeMeta';
import { attribute } from '../pages/attribute';
import { quotedText, type ReadQuoted } from '../pages/quotedText';
import { COMMENT_WORDS, followLines, readComment, type Comment } from './followComment';
import { readCommand, shellLines } from './shellLines';
import type { Action, Reading } from './steps';

type Pending = { skip?: string; until?: string; list?: string };

/** A page as the steps that its reader takes. */
export function readSteps(tree: Node, readQuoted: ReadQuoted): Reading {
  const reading: Reading = { steps: [], problems: [], hasComments: false };
  let pending: Pending = {};

  const add = (node: Node, action: Action, offset = 0) =>
    reading.steps.push({ ...action, line: lineOf(node) + offset });

  /** Whether a comment before this block takes it out; the comment holds for this block alone. */
  const isSkipped = (node: Node) => {
    const { skip } = pending;
    if (skip === undefined) return false;
    pending = {};
    add(node, { kind: 'skip', why: skip });
    return true;
  };

  const addCommand = (node: Node, command: string, offset = 0) => {
    const action = readCommand(command);
    const { until } = pending;
    pending = {};
    add(node, action.kind === 'run' && until ? { ...action, until } : action, offset);
  };

  const addComment = (node: Node, comment: Comment) => {
    if (comment.kind === 'until') pending.until = comment.text;
    else if (comment.kind === 'list') pending.list = comment.folder;
    else if (comment.kind === 'skip') pending.skip = comment.why;
    else if (comment.kind === 'not at all') reading.unfollowable = comment.why;
    else if (comment.kind === 'needs node') reading.needsNode = comment.version;
    else if (comment.kind === 'run') addCommand(node, comment.command);
    else add(node, comment);
  };

  const readComments = (node: MdxFlowExpression | MdxTextExpression) => {
    for (const words of followLines(node.value)) {
      reading.hasComments = true;
      const comment = readComment(words);
      if (comment) addComment(node, comment);
      else {
        reading.problems.push({
          line: lineOf(node),
          message: `follow: nobody knows how to \`${words}\``,
          fix: `one of: ${COMMENT_WORDS.join(', ')}`,
        });
      }
    }
  };

  const readCode = (node: Code) => {
    const meta = parseCodeMeta(node.meta ?? '');
    const isShell = node.lang === 'sh';
    const action = isShell ? undefined : blockAction(node, meta, pending.list, readQuoted);
    if ((!isShell && !action) || meta.fails !== undefined || isSkipped(node)) return;

    if (action) {
      if (action.kind === 'lists') pending = {};
      add(node, action);
      return;
    }
    for (const { command, offset } of shellLines(node.value)) addCommand(node, command, offset + 1);
  };

  const readElement = (node: MdxJsxFlowElement) => {
    if (node.name === 'Install' && !isSkipped(node)) {
      add(node, {
        kind: 'install',
        packages: (attribute(node, 'packages') ?? '').split(' ').filter(Boolean),
        dev: attribute(node, 'dev') !== undefined,
        exact: false,
      });
    } else if (node.name === 'Run' && !isSkipped(node)) {
      addCommand(node, `npx ${attribute(node, 'command') ?? ''}`);
    } else if (node.name === 'Tabs') {
      // The tabs are ways to the same end; a reader goes one of them.
      const first = node.children.find((child) => 'name' in child && child.name === 'Tab');
      if (first) read(first);
    } else readChildren(node);
  };

  const readChildren = (node: Node) => {
    if (isParent(node)) node.children.forEach(read);
  };

  function read(node: Node): void {
    if (node.type === 'code') readCode(node as Code);
    else if (node.type === 'mdxFlowExpression') readComments(node as MdxFlowExpression);
    else if (node.type === 'mdxTextExpression') readComments(node as MdxTextExpression);
    else if (node.type === 'mdxJsxFlowElement') readElement(node as MdxJsxFlowElement);
    else readChildren(node);
  }

  read(tree);
  return reading;
}

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

const isParent = (node: Node): node is Parent => 'children' in node;
const lineOf = (node: Node) => node.position?.start.line ?? 1;
