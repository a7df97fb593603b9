import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** The value of an attribute, `''` if it has none, undefined if it is not there. */
export function attribute(node: MdxJsxFlowElement, name: string): string | undefined {
  for (const each of node.attributes) {
    if (each.type === 'mdxJsxAttribute' && each.name === name) {
      return typeof each.value === 'string' ? each.value : '';
    }
  }
  return undefined;
}
