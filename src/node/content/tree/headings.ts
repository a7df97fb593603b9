import GithubSlugger from 'github-slugger';
import type { Heading, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isBadge } from './jsx';

/** `[#id]` at the end of a heading. */
export const EXPLICIT_ID = /\s*\[#([^\]\s]+)\](\s*)$/;

const isBlank = (node: PhrasingContent) =>
  node.type === 'text' && node.value.replace(EXPLICIT_ID, '').trim() === '';

/** The words of a heading that is one piece of code, apart from badges and an id: ``### `a.b` ``. */
export function codeTitle({ children }: Heading): string | undefined {
  const words = children.filter((child) => !isBadge(child) && !isBlank(child));
  return words.length === 1 && words[0]?.type === 'inlineCode' ? words[0].value : undefined;
}

/** The words of a heading; a badge next to them is not part of the title. */
export const headingTitle = (heading: Heading): string =>
  toString(heading.children.filter((node) => !isBadge(node))).trim();

/**
 * The ids of all headings of a page, in their order: GitHub's slug of the title, or what
 * `## Title [#id]` says.
 */
export function headingIds(tree: Root): string[] {
  const slugger = new GithubSlugger();
  const ids: string[] = [];
  visit(tree, 'heading', (heading) => {
    const title = headingTitle(heading);
    ids.push(EXPLICIT_ID.exec(title)?.[1] ?? slugger.slug(title));
  });
  return ids;
}
