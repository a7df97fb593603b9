import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Text that readers see, and the line of the file in which it starts. */
export type Prose = { line: number; text: string };

/** Attributes of components and drawings that are shown or read aloud. */
const SHOWN_ATTRIBUTES = new Set(['aria-label', 'caption', 'title']);

/** The text of a page without its code. */
export function proseOf(tree: Root): Prose[] {
  const prose: Prose[] = [];

  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') prose.push({ line, text: node.value });
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      prose.push(...shownAttributes(node).map((text) => ({ line, text })));
    }
  });
  return prose;
}

const shownAttributes = ({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): string[] =>
  attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    SHOWN_ATTRIBUTES.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );

/** The lines of a data file, or of a page's frontmatter, with their values for readers. */
export function proseOfYaml(source: string, firstLine = 1): Prose[] {
  return source
    .split('\n')
    .map((text, index) => ({ line: firstLine + index, text }))
    .filter(({ text }) => !/^\s*(#|- \w+$)|: https?:/.test(text));
}
