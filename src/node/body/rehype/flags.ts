import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

// A longer one might not fit on a line of a phone.
const FLAG = /(?<!\S)--?\w[\w-]{0,25}(?![\w-])/g;

/** Between code marks, a flag such as `--mode` does not end a line with its dashes. */
export function flags() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName !== 'code') return;
      node.children = node.children.flatMap((child) =>
        child.type === 'text' ? piecesOf(child.value) : child,
      );
      return SKIP;
    });
  };
}

function piecesOf(text: string): ElementContent[] {
  const pieces: ElementContent[] = [];
  let end = 0;
  for (const { 0: flag, index } of text.matchAll(FLAG)) {
    pieces.push({ type: 'text', value: text.slice(end, index) }, unbroken(flag));
    end = index + flag.length;
  }
  pieces.push({ type: 'text', value: text.slice(end) });
  return pieces.filter((piece) => piece.type !== 'text' || piece.value !== '');
}

const unbroken = (flag: string): Element => h('span', { className: ['flag'] }, flag);
