import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Passage, PassageRow } from '../../../site/types';
import { attributeOf, isJsx } from '../../content/tree/jsx';
import { codeNames, messagesIn } from './codeNames';

type Open = {
  anchor: string;
  text: string[];
  names: Set<string>;
  samples: Set<string>;
  rows: PassageRow[];
  messages: string[];
};

const opened = (anchor: string): Open => ({
  anchor,
  text: [],
  names: new Set(),
  samples: new Set(),
  rows: [],
  messages: [],
});

// Controls and drawings hold no text to search.
const SILENT = new Set(['button', 'svg', 'script', 'style', 'figcaption']);
const HEADING = /^h[2-6]$/;
/** The first column of such a table shows what webpack prints. */
const MESSAGE_COLUMN = 'Message';
const BLOCK = /^(p|li|dt|dd|td|th|tr|pre|figure|div|blockquote|summary)$/;

/** Collects in `file.data.passages` what a search is to find: text and names below each heading. */
export function passages() {
  return (tree: Root, file: VFile) => {
    const found: Open[] = [opened('')];
    collect(tree, found);
    file.data['passages'] = found.map(({ text, names, samples, ...rest }): Passage => ({
      ...rest,
      text: inOneLine(text),
      names: [...names],
      samples: [...samples].filter((name) => !names.has(name)),
    }));
  };
}

function collect(node: Nodes, found: Open[]): void {
  const current = found.at(-1);
  if (!current) return;
  if (node.type === 'text') current.text.push(node.value);
  if (!('children' in node)) return;
  if (node.type === 'element') {
    if (SILENT.has(node.tagName)) return;
    if (HEADING.test(node.tagName) && typeof node.properties['id'] === 'string') {
      found.push(opened(node.properties['id']));
      return;
    }
    if (node.tagName === 'pre') return collectBlock(node, current);
    if (node.tagName === 'code') addTo(current.names, node);
    if (node.tagName === 'table') current.messages.push(...messagesOf(node));
    if (node.tagName === 'tr') current.rows.push(...rowsIn(node));
  }
  for (const child of node.children) collect(child, found);
  if (isBlock(node)) found.at(-1)?.text.push(' ');
}

/** What the first cells show as code, if they are messages. */
function messagesOf(table: Element): string[] {
  const firstCells: Element[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') firstCells.push(...cellsOf(node).slice(0, 1));
  });
  const [head, ...others] = firstCells;
  return head && toString(head) === MESSAGE_COLUMN ? others.flatMap(codesIn) : [];
}

const cellsOf = (row: Element) => row.children.filter((cell) => cell.type === 'element');

function codesIn(cell: Element): string[] {
  const codes: string[] = [];
  visit(cell, 'element', (node) => {
    if (node.tagName === 'code') codes.push(toString(node));
  });
  return codes;
}

/** A row may be about several names, each with an anchor. */
function rowsIn(row: Element): PassageRow[] {
  const [first, ...others] = cellsOf(row);
  if (!first) return [];
  const ids: string[] = [];
  visit(first, (node) => {
    if (isJsx(node) && node.name === 'Anchor') ids.push(attributeOf(node, 'id') ?? '');
  });
  const names = codesIn(first);
  const described = [opened('')];
  others.forEach((cell) => collect(cell, described));
  const text = inOneLine(described.flatMap((each) => each.text));
  return ids.flatMap((id) => {
    const name = names.find((each) => lettersOf(each) === lettersOf(id));
    return name === undefined ? [] : [{ id, name, text }];
  });
}

/** `purgeInputFileSystem()` has the id `purgeinputfilesystem`. */
const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const inOneLine = (text: readonly string[]) => text.join('').replace(/\s+/g, ' ').trim();

/** The names in a block of code, and the messages of webpack that it shows. */
function collectBlock(pre: Element, current: Open): void {
  addTo(current.samples, pre);
  for (const message of messagesIn(toString(pre))) current.text.push(' ', message, ' ');
}

const addTo = (names: Set<string>, code: Element) =>
  codeNames(toString(code)).forEach((name) => names.add(name));

const isBlock = (node: Nodes) =>
  node.type === 'element' ? BLOCK.test(node.tagName) : node.type === 'mdxJsxFlowElement';
