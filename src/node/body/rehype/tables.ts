import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

const HEADING = /^h[2-6]$/;

/** A table scrolls in a box that the keyboard can reach. The heading above names the box. */
export function tables() {
  return (tree: Root) => {
    let heading: string | undefined;
    let count = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (HEADING.test(node.tagName)) {
        heading = toString(node).replace(/\s+/g, ' ').trim();
        count = 0;
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      count += 1;
      leaveCornerEmpty(node);
      parent.children[index] = boxAround(node, tableName(heading, count));
      return SKIP;
    });
  };
}

function tableName(heading: string | undefined, count: number): string {
  const table = count === 1 ? 'Table' : `Table ${count}`;
  return heading === undefined ? table : `${table}: ${heading}`;
}

// A group, not a region: a page of many tables would have as many landmarks.
const boxAround = (table: Element, ariaLabel: string): Element =>
  h('div', { className: ['table'], role: 'group', ariaLabel, tabIndex: 0 }, table);

/** A header cell without words describes nothing. */
function leaveCornerEmpty(table: Element): void {
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th' && toString(cell).trim() === '') cell.tagName = 'td';
  });
}
