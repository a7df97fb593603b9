import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { breakableParts } from '../../../site/text/breakableParts';

/** On a phone, a long name in a heading or at the start of a row breaks between its parts. */
export function breakableTitles() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (/^h[2-6]$/.test(node.tagName)) breakNames(node);
      const cell = firstCell(node);
      if (cell) breakNames(cell, MIN_IN_CELL);
    });
  };
}

/** Shorter names fit into a column. */
const MIN_IN_CELL = 11;

function breakNames(element: Element, minLength?: number): void {
  visit(element, 'element', (code) => {
    if (code.tagName !== 'code') return;
    code.children = breakableParts(toString(code), minLength).flatMap((value, index) => [
      ...(index > 0 ? [h('wbr')] : []),
      { type: 'text' as const, value },
    ]);
  });
}

const firstCell = ({ tagName, children }: Element): Element | undefined =>
  tagName === 'tr'
    ? children.find((each): each is Element => each.type === 'element' && each.tagName === 'td')
    : undefined;
