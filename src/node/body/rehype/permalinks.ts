import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Each heading gets a link to itself. */
export function permalinks() {
  return (tree: Root, file: VFile) => {
    const titles = new Map(file.data.anchors?.map(({ id, title }) => [id, title]));
    visit(tree, 'element', (node) => {
      const { id } = node.properties;
      if (!/^h[2-6]$/.test(node.tagName) || typeof id !== 'string') return;
      node.children.push({
        type: 'element',
        tagName: 'a',
        properties: {
          className: ['permalink'],
          href: `#${id}`,
          ariaLabel: `Link to “${titles.get(id) ?? toString(node).trim()}”`,
        },
        children: [],
      });
    });
  };
}
