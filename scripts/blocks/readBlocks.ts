import type { Code, Node, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type CodeMeta, parseCodeMeta } from '../../src/node/content/tree/codeMeta';
import { attributeOf } from '../../src/node/content/tree/jsx';
import { quotedText, type ReadQuoted } from '../steps/quotedText';

export type Block = {
  /** The line of the fence; the code begins on the next one. */
  line: number;
  lang: string;
  text: string;
  meta: CodeMeta;
};

/** All code on a page, including commands in components. */
export function readBlocks(tree: Root, readQuoted: ReadQuoted): Block[] {
  const blocks: Block[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') blocks.push(fence(node, readQuoted));
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Run') return;
    const command = attributeOf(node, 'command');
    if (command !== undefined) blocks.push(commandBlock(node, command ?? ''));
  });
  return blocks;
}

function fence(node: Code, readQuoted: ReadQuoted): Block {
  const meta = parseCodeMeta(node.meta ?? '');
  const text = quotedText(meta, readQuoted) ?? node.value;
  return { line: lineOf(node), lang: node.lang ?? 'text', text, meta };
}

function commandBlock(node: MdxJsxFlowElement, command: string): Block {
  // The command is in the line of the tag, not below it.
  return { line: lineOf(node) - 1, lang: 'sh', text: `npx ${command}`, meta: parseCodeMeta('') };
}

const lineOf = (node: Node) => node.position?.start.line ?? 1;
