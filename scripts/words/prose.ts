import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isJsx, type JsxElement } from '../../src/node/content/tree/jsx';

/** Text that readers see, and its first line in the file. */
export type Prose = { line: number; text: string };

/** Attributes of components and drawings that are shown or read aloud. */
const SHOWN_ATTRIBUTES = new Set(['aria-label', 'caption', 'title']);

/** The text of a page without its code. */
export function proseOf(tree: Root): Prose[] {
  const prose: Prose[] = [];

  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') prose.push({ line, text: node.value });
    if (isJsx(node)) {
      prose.push(...shownAttributes(node).map((text) => ({ line, text })));
    }
  });
  return prose;
}

const shownAttributes = ({ attributes }: JsxElement): string[] =>
  attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    SHOWN_ATTRIBUTES.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );

/** The lines with text for readers in a data file, or in a page's frontmatter. */
export function proseOfYaml(source: string, firstLine = 1): Prose[] {
  return source
    .split('\n')
    .map((text, index) => ({ line: firstLine + index, text }))
    .filter(({ text }) => !/^\s*(#|- \w+$)|: https?:/.test(text));
}
