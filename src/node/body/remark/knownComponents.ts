import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggestion } from '../../content/suggestion';
import { report } from '../report';

/** Reports a component that does not exist, before MDX would stop at the first of them. */
export function knownComponents(names: readonly string[]) {
  return () => (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name } = node;
      if (!name || /^[a-z]/.test(name) || names.includes(name)) return;
      const meant = suggestion(name, names);
      report(
        file,
        node,
        `<${name}> does not exist${meant ? `, did you mean <${meant}>?` : ''}`,
        meant ? `<${meant}>` : `one of ${names.join(', ')}`,
      );
      node.name = 'div';
      node.attributes = [];
    });
  };
}
