import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf } from '../../content/tree/jsx';

/** Each heading gets a link to itself, which is not part of the heading's name. */
export function permalinks() {
  return (tree: Root, file: VFile) => {
    const titles = new Map(file.data.anchors?.map(({ id, title }) => [id, title]));
    visit(tree, 'element', (node) => {
      const { id } = node.properties;
      if (!/^h[2-6]$/.test(node.tagName) || typeof id !== 'string') return;
      node.properties['ariaLabel'] = wordsOf(node).replace(/\s+/g, ' ').trim();
      const ariaLabel = `${titles.get(id) ?? toString(node).trim()}, permalink`;
      node.children.push(h('a', { className: ['permalink'], href: `#${id}`, ariaLabel }));
    });
  };
}

/** The words of a heading, with those of its badges: a badge without words shows its kind. */
function wordsOf(node: Root['children'][number]): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const isBare = node.type === 'mdxJsxTextElement' && node.children.length === 0;
  return (isBare ? attributeOf(node, 'kind') : null) ?? node.children.map(wordsOf).join('');
}
