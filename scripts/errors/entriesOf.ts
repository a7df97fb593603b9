import type { Root } from 'mdast';
import { documentedIn } from '../../src/node/content/tree/documented';
import { codeTitle, headingIds } from '../../src/node/content/tree/headings';

/** What a heading explains: a message, or those in the rows below it. */
export type Entry = {
  id: string;
  /** The message that the heading is, with `…` for what differs. */
  name: string | undefined;
  /** The messages that rows below it begin with. */
  rows: string[];
  line: number;
  /** The first block below it. */
  shown: string | undefined;
};

/** The entries of a page about errors. */
export function entriesOf(tree: Root): Entry[] {
  const ids = headingIds(tree);
  const rows = documentedIn(tree).filter(({ heading }) => !heading);
  const entries: Entry[] = [];
  let open: Entry | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const number = entries.length + 1;
      open = {
        id: ids[entries.length] ?? '',
        name: codeTitle(node),
        rows: rows.filter(({ headingNumber }) => headingNumber === number).map(({ name }) => name),
        line: lineOf(node),
        shown: undefined,
      };
      entries.push(open);
    } else if (node.type === 'code' && open && node.lang === 'text') {
      open.shown ??= node.value;
    }
  }
  return entries;
}

/** The messages that an entry explains. */
export const messagesOf = ({ name, rows }: Entry): string[] =>
  name === undefined ? rows : [name, ...rows];

const lineOf = ({ position }: Root['children'][number]) => position?.start.line ?? 1;
