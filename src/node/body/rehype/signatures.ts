import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributes } from '../../content/tree/jsx';

type Options = { known: { has: (title: string) => boolean } };

/** Puts its signature below each heading that names something in the reference. */
export function signatures({ known }: Options) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!/^h[2-6]$/.test(node.tagName) || !parent || index === undefined) return;
      const title = file.data.codeTitles?.get(String(node.properties['id']));
      if (title === undefined || !known.has(title)) return;
      parent.children.splice(index + 1, 0, {
        type: 'mdxJsxFlowElement',
        name: 'Signature',
        attributes: attributes({ of: title }),
        children: [],
      });
      return SKIP;
    });
  };
}
