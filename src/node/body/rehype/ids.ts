import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf, isJsx } from '../../content/tree/jsx';
import { report } from '../report';

/** Collects every id of the page in `file.data.ids`; an id that stands twice is an issue. */
export function ids() {
  return (tree: Root, file: VFile) => {
    const found = new Set<string>();
    visit(tree, (node) => {
      const id = idOf(node);
      if (id === undefined) return;
      if (found.has(id)) report(file, node, `the id \`${id}\` stands twice`, `[#another-id]`);
      found.add(id);
    });
    file.data['ids'] = [...found];
  };
}

function idOf(node: Root | Root['children'][number]): string | undefined {
  if (node.type === 'element') {
    const { id } = node.properties;
    return typeof id === 'string' ? id : undefined;
  }
  return isJsx(node) ? (attributeOf(node, 'id') ?? undefined) : undefined;
}
