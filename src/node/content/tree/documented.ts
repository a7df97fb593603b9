import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { codeTitle } from './headings';
import { attributeOf, isBadge } from './jsx';

/** Something that a page names in code marks, in order to say what it is. */
export type Documented = {
  name: string;
  /** The names in the headings above it, from the outermost. */
  within: string[];
  /** Which heading of the page it is, or stands below: 1 for the first, 0 above all of them. */
  headingNumber: number;
  /** In its text; undefined for an entry of a list or a table. */
  heading?: { line: number };
  /** How the writer marks it, if webpack no longer has it. */
  mark?: 'removed' | 'moved' | undefined;
};

/** What the text of a page documents: by headings, rows of tables and items of lists. */
export function documentedIn(tree: Root): Documented[] {
  const found: Documented[] = [];
  let open: { level: number; name: string | undefined }[] = [];
  let headingNumber = 0;
  const within = () => open.flatMap(({ name }) => name ?? []);
  const add = (node: Nodes) => {
    for (const name of leadingCode(node)) found.push({ name, within: within(), headingNumber });
  };

  visit(tree, (node) => {
    if (node.type === 'heading') {
      headingNumber += 1;
      open = open.filter(({ level }) => level < node.depth);
      const name = codeTitle(node);
      if (name !== undefined) {
        const heading = { line: node.position?.start.line ?? 1 };
        found.push({ name, within: within(), headingNumber, heading, mark: markOf(node) });
      }
      open.push({ level: node.depth, name });
      return SKIP;
    }
    if (node.type === 'tableRow' && node.children[0]) {
      add(node.children[0]);
      return SKIP;
    }
    if (node.type === 'listItem' && node.children[0]) add(node.children[0]);
    return undefined;
  });
  return found;
}

/** The first badge that says that something is gone. */
function markOf(tree: Root | Heading): Documented['mark'] {
  let mark: Documented['mark'];
  visit(tree, (node: Nodes) => {
    if (tree.type === 'root' && node.type === 'heading' && node.depth === 2) return EXIT;
    const kind = isBadge(node) ? attributeOf(node, 'kind') : undefined;
    if (kind !== 'removed' && kind !== 'moved') return undefined;
    mark = kind;
    return EXIT;
  });
  return mark;
}

/** Pieces of code that a cell or an item begins with: `` `a`, [`b`](#b): … `` gives a and b. */
function leadingCode(node: Nodes): string[] {
  const parts = 'children' in node ? node.children : [];
  const names: string[] = [];
  for (const part of parts) {
    const isCode = part.type === 'inlineCode' || (part.type === 'link' && isOneCode(part));
    if (isCode) names.push(toString(part));
    else if (part.type !== 'text' || !/^[\s,/]*$/.test(part.value)) break;
  }
  return names;
}

const isOneCode = ({ children }: { children: Nodes[] }) =>
  children.length === 1 && children[0]?.type === 'inlineCode';

/** Whether a page says above its first heading that its subject is gone. */
export const isMarkedRemoved = (tree: Root): boolean => markOf(tree) !== undefined;
