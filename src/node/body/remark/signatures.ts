import type { Root, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { codeTitle } from '../../content/tree/headings';
import { attributes } from '../../content/tree/jsx';

type Options = { known: { has: (title: string) => boolean } };

/**
 * Puts its signature below each heading that names something in the reference, and in each row of
 * a table that begins with such a name, unless a heading has it, or stands above the table.
 */
export function signatures({ known }: Options) {
  return (tree: Root) => {
    const shown = new Set(codeTitlesIn(tree));
    let open: { level: number; isName: boolean }[] = [];

    visit(tree, (node, index, parent) => {
      if (node.type === 'table') {
        for (const row of node.children.slice(1)) {
          const name = nameOfRow(row);
          const isFree = name !== undefined && known.has(name) && !shown.has(name);
          if (!isFree || open.some(({ isName }) => isName)) continue;
          shown.add(name);
          addToLastCell(row, name);
        }
        return SKIP;
      }
      if (node.type !== 'heading' || !parent || index === undefined) return undefined;
      const title = codeTitle(node);
      const level = node.depth;
      open = [...open.filter((each) => each.level < level), { level, isName: title !== undefined }];
      if (title === undefined || !known.has(title)) return undefined;
      parent.children.splice(index + 1, 0, {
        type: 'mdxJsxFlowElement',
        name: 'Signature',
        attributes: attributes({ of: title }),
        children: [],
      });
      return SKIP;
    });
  };
}

function codeTitlesIn(tree: Root): string[] {
  const titles: string[] = [];
  visit(tree, 'heading', (heading) => {
    titles.push(...[codeTitle(heading)].filter((title) => title !== undefined));
  });
  return titles;
}

/** The code that its first cell begins with. A link leads to where the name is explained. */
function nameOfRow({ children: [cell] }: TableRow): string | undefined {
  const first = cell?.children[0];
  return first?.type === 'inlineCode' ? toString(first) : undefined;
}

function addToLastCell(row: TableRow, name: string): void {
  row.children.at(-1)?.children.push({
    type: 'mdxJsxTextElement',
    name: 'RowSignature',
    attributes: attributes({ of: name }),
    children: [],
  });
}
