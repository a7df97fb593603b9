import type { Root } from 'mdast';
import { codeTitle, headingIds } from '../../src/node/content/tree/headings';

/** A message that a page explains: its heading, and what the terminal shows. */
export type Entry = {
  id: string;
  /** The message with `…` for what differs. */
  name: string;
  line: number;
  /** The first block below it. */
  shown: string | undefined;
};

/** The entries of a page about errors: headings that are a message in code marks. */
export function entriesOf(tree: Root): Entry[] {
  const ids = headingIds(tree);
  const entries: Entry[] = [];
  let open: Entry | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const id = ids.shift() ?? '';
      const name = codeTitle(node);
      open = name === undefined ? undefined : { id, name, line: lineOf(node), shown: undefined };
      if (open) entries.push(open);
    } else if (node.type === 'code' && open && node.lang === 'text') {
      open.shown ??= node.value;
    }
  }
  return entries;
}

const lineOf = ({ position }: Root['children'][number]) => position?.start.line ?? 1;
