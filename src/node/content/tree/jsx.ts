import type { Nodes as HastNodes } from 'hast';
import type { Nodes as MdastNodes } from 'mdast';
import type {
  MdxJsxFlowElement,
  MdxJsxFlowElementHast,
  MdxJsxTextElement,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';

type Node = MdastNodes | HastNodes;
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
export type JsxElementHast = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** A component or an element that is written as a tag, whether alone or inside a sentence. */
export const isJsx = <N extends Node>(
  node: N,
): node is Extract<N, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }> =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const isBadge = (node: Node): boolean =>
  node.type === 'mdxJsxTextElement' && node.name === 'Badge';

type WithAttributes = Pick<JsxElement, 'attributes'>;

/** The text of an attribute; `null` if it has none, `undefined` if the tag has no such attribute. */
export function attributeOf({ attributes }: WithAttributes, name: string) {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return found && (typeof found.value === 'string' ? found.value : null);
}

export function setAttribute(node: WithAttributes, name: string, value: string): void {
  removeAttributes(node, [name]);
  node.attributes.push({ type: 'mdxJsxAttribute', name, value });
}

export function removeAttributes(node: WithAttributes, names: readonly string[]): void {
  node.attributes = node.attributes.filter(
    (each) => each.type !== 'mdxJsxAttribute' || !names.includes(each.name),
  );
}

export const attributes = (values: Readonly<Record<string, string>>): JsxElement['attributes'] =>
  Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
