import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

type Options = { known: { has: (title: string) => boolean } };

/** Below each heading that names something the reference knows stands its signature. */
export function signatures({ known }: Options) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (!/^h[2-6]$/.test(node.tagName) || !parent || index === undefined) return;
      const title = codeTitle(node);
      if (title === undefined || !known.has(title)) return;
      parent.children.splice(index + 1, 0, {
        type: 'mdxJsxFlowElement',
        name: 'Signature',
        attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: title }],
        children: [],
      });
      return SKIP;
    });
  };
}

/** The words of a heading that are one piece of code; a badge may stand beside it. */
function codeTitle({ children }: Element): string | undefined {
  const words = children.filter((child) => !isBadge(child) && !isBlank(child));
  const [code] = words;
  return words.length === 1 && code?.type === 'element' && code.tagName === 'code'
    ? toString(code)
    : undefined;
}

const isBadge = (node: ElementContent) =>
  node.type === 'mdxJsxTextElement' && node.name === 'Badge';

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';
