import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Each heading gets a link to itself, which is no part of the heading's name. */
export function permalinks() {
  return (tree: Root, file: VFile) => {
    const titles = new Map(file.data.anchors?.map(({ id, title }) => [id, title]));
    visit(tree, 'element', (node) => {
      const { id } = node.properties;
      if (!/^h[2-6]$/.test(node.tagName) || typeof id !== 'string') return;
      node.properties['ariaLabel'] = wordsOf(node).replace(/\s+/g, ' ').trim();
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

/** What a heading says, badges included: one without words of its own shows its kind. */
function wordsOf(node: Root['children'][number]): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const isBare = node.type === 'mdxJsxTextElement' && node.children.length === 0;
  const kind = isBare
    ? node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'kind')
    : undefined;
  return typeof kind?.value === 'string' ? kind.value : node.children.map(wordsOf).join('');
}
