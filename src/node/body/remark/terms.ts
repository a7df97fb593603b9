import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../report';

const IN_A_LINK = 'a <Term> inside a link: both lead somewhere';

/** Collects the words that a page marks with `<Term>` in `file.data.terms`. */
export function terms() {
  return (tree: Root, file: VFile) => {
    const found: { word: string; line: number }[] = [];
    visit(tree, 'link', (link) => {
      visit(link, 'mdxJsxTextElement', (node) => {
        if (node.name === 'Term') report(file, node, IN_A_LINK, 'the word without <Term>');
      });
    });
    visit(tree, (node) => {
      // A term that stands alone in its paragraph is a flow element.
      if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
      if (node.name !== 'Term') return;
      const name = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
      );
      const named = typeof name?.value === 'string' ? name.value : undefined;
      const word = named ?? toString(node).replace(/\s+/g, ' ').trim();
      if (named === undefined) {
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'name', value: word });
      }
      found.push({ word, line: node.position?.start.line ?? 1 });
    });
    file.data['terms'] = found;
  };
}
