import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** A table scrolls in a box of its own, which the keyboard can reach. */
export function tables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const box: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
        children: [node],
      };
      parent.children[index] = box;
      return SKIP;
    });
  };
}
