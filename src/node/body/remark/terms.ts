import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsx, setAttribute } from '../../content/tree/jsx';
import { termOf } from '../../content/tree/references';
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
      if (!isJsx(node) || node.name !== 'Term') return;
      const word = termOf(node);
      setAttribute(node, 'name', word);
      found.push({ word, line: node.position?.start.line ?? 1 });
    });
    file.data['terms'] = found;
  };
}
