import type { Heading, PhrasingContent } from 'mdast';
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
