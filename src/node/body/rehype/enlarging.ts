import type { Element, Nodes, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { attributeOf, isJsx } from '../../content/tree/jsx';

/** Narrower pictures are shown in their full size on every screen. */
const MIN_WIDTH = 320;

/** A press on a picture in these does something else, or would show an icon. */
const SHOWN_AS_THEY_ARE = ['a', 'table'];

/** Opens the picture before it in a dialog: see `behaviours/enlarge.ts`. */
export const enlargeButton = (label: string): Element =>
  h('button', { type: 'button', className: ['enlarge'], ariaLabel: `Enlarge: ${label}` });

/** Pictures that lose detail in a narrow column get a button that enlarges them. */
export function enlarging() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      const name = nameOf(node);
      if (SHOWN_AS_THEY_ARE.includes(name ?? '')) return SKIP;
      if (name !== 'img' || !parent || index === undefined) return;
      const alt = textOf(node, 'alt');
      if (!alt || !(Number(textOf(node, 'width')) >= MIN_WIDTH)) return;
      parent.children[index] = h('span', { className: ['picture'] }, [node, enlargeButton(alt)]);
      return SKIP;
    });
  };
}

const nameOf = (node: Nodes) => {
  if (node.type === 'element') return node.tagName;
  return isJsx(node) ? (node.name ?? undefined) : undefined;
};

function textOf(node: Nodes, name: string): string | undefined {
  if (isJsx(node)) return attributeOf(node, name) ?? undefined;
  const value = node.type === 'element' ? node.properties[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
