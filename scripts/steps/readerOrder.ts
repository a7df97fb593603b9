import type { Code, Node, Parent } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

export type Expression = MdxFlowExpression | MdxTextExpression;
/** A code block, or a component with a command. */
export type StepNode = Code | MdxJsxFlowElement;

const COMPONENTS = ['Install', 'Run'];

/** The nodes of a page that its reader acts on, and comments about them, in order. */
export function* readerOrder(node: Node): Generator<StepNode | Expression> {
  if (isExpression(node) || isStep(node)) yield node;
  // Tabs are ways to the same end: a reader takes one of them.
  else if (isElement(node) && node.name === 'Tabs') {
    const first = node.children.find((child) => isElement(child) && child.name === 'Tab');
    if (first) yield* readerOrder(first);
  } else if (isParent(node)) for (const child of node.children) yield* readerOrder(child);
}

export const isExpression = (node: Node): node is Expression =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

const isStep = (node: Node): node is StepNode =>
  node.type === 'code' || (isElement(node) && COMPONENTS.includes(node.name ?? ''));

const isElement = (node: Node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement';

const isParent = (node: Node): node is Parent => 'children' in node;
