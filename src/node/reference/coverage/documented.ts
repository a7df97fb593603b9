import type { Heading, Nodes, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parsePage } from '../../content/parsePage';

/** Something that a page names in code marks, in order to say what it is. */
export type Documented = {
  name: string;
  /** The names in the headings above it, from the outermost. */
  within: string[];
  /** Which heading of the page it is, or stands below: 1 for the first, 0 above all of them. */
  headingNumber: number;
  /** In its text; undefined for an entry of a list or a table. */
  heading?: { line: number };
  /** What the writer says of it, if webpack has it no more. */
  mark?: 'removed' | 'moved' | undefined;
};

/** What the text of a page documents: by headings, rows of tables and items of lists. */
export const documentedIn = (text: string, firstLine = 1): Documented[] =>
  documentedInTree(parsePage(text, firstLine));

function documentedInTree(tree: Root): Documented[] {
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

const isBadge = (node: PhrasingContent) =>
  node.type === 'mdxJsxTextElement' && node.name === 'Badge';

const EXPLICIT_ID = /^\s*(\[#[^\]\s]+\])?\s*$/;

/** The words of a heading that are one piece of code, beside an id or a badge. */
function codeTitle({ children }: Heading): string | undefined {
  const words = children.filter(
    (child) => !isBadge(child) && !(child.type === 'text' && EXPLICIT_ID.test(child.value)),
  );
  return words.length === 1 && words[0]?.type === 'inlineCode' ? words[0].value : undefined;
}

function markOf({ children }: Heading): Documented['mark'] {
  for (const node of children) {
    if (node.type !== 'mdxJsxTextElement' || node.name !== 'Badge') continue;
    const kind = node.attributes.find((each) => 'name' in each && each.name === 'kind')?.value;
    if (kind === 'removed' || kind === 'moved') return kind;
  }
  return undefined;
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
export const isMarkedRemoved = (text: string) =>
  /<Badge kind="(removed|moved)"/.test(text.split(/^## /m)[0] ?? '');
