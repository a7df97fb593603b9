import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean, suggestion } from '../../content/suggestion';
import { report } from '../report';

/** What an aside is called that has no title of its own. */
export const TITLES = { tip: 'Tip', note: 'Note', warning: 'Warning', danger: 'Danger' } as const;
type AsideKind = keyof typeof TITLES;

export const isAside = (name: string): name is AsideKind => Object.hasOwn(TITLES, name);

/** `:::tip[Title]` becomes an aside; a colon inside a sentence stays what it was. */
export function asides() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'textDirective' || node.type === 'leafDirective') {
        const value = sourceOf(node, file);
        if (!parent || index === undefined) return;
        const text = { type: 'text' as const, value };
        parent.children[index] =
          node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] };
      } else if (node.type === 'paragraph' && /^:::/.test(toString(node))) {
        const [line = ''] = toString(node).split('\n');
        report(file, node, `${line}: no aside begins or ends here`, ':::tip[Title] … :::');
      } else if (node.type === 'containerDirective') {
        if (!/:::\s*$/.test(sourceOf(node, file))) {
          report(file, node, `:::${node.name}: the aside never ends`, '::: below its last line');
        }
        if (isAside(node.name)) {
          turnIntoAside(node, node.name);
        } else {
          const meant = suggestion(node.name, Object.keys(TITLES));
          report(
            file,
            node,
            `:::${node.name}: unknown aside${didYouMean(meant)}`,
            meant ? `:::${meant}` : `one of ${Object.keys(TITLES).join(', ')}`,
          );
        }
      }
    });
  };
}

const sourceOf = ({ position }: Node, file: VFile) =>
  String(file).slice(position?.start.offset, position?.end.offset);

function turnIntoAside(node: ContainerDirective, kind: AsideKind): void {
  const [first, ...rest] = node.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = isLabel ? first.children : [{ type: 'text' as const, value: TITLES[kind] }];
  node.data = { hName: 'aside', hProperties: { className: ['aside', `aside-${kind}`] } };
  node.children = [
    {
      type: 'paragraph',
      data: { hProperties: { className: ['aside-title'] } },
      children: title,
    },
    ...(isLabel ? rest : node.children),
  ];
}
