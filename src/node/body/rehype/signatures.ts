import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributes } from '../../content/tree/jsx';

type Options = { known: { has: (title: string) => boolean } };

/**
 * Puts its signature below each heading that names something in the reference, and in each row of
 * a table that begins with such a name, unless a heading has it, or stands above the table.
 */
export function signatures({ known }: Options) {
  return (tree: Root, file: VFile) => {
    const codeTitles = file.data.codeTitles ?? new Map<string, string>();
    const shown = new Set(codeTitles.values());
    let open: { level: number; isName: boolean }[] = [];

    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'tr') {
        const name = nameOfRow(node);
        const isFree = name !== undefined && known.has(name) && !shown.has(name);
        if (isFree && !open.some(({ isName }) => isName)) {
          shown.add(name);
          addToLastCell(node, name);
        }
        return SKIP;
      }
      if (!/^h[2-6]$/.test(node.tagName) || !parent || index === undefined) return undefined;
      const title = codeTitles.get(String(node.properties['id']));
      const level = Number(node.tagName[1]);
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

const cellsOf = (row: Element) =>
  row.children.filter((each): each is Element => each.type === 'element' && each.tagName === 'td');

/** The code that its first cell begins with. A link leads to where the name is explained. */
function nameOfRow(row: Element): string | undefined {
  const first = cellsOf(row)[0]?.children[0];
  return first?.type === 'element' && first.tagName === 'code' ? toString(first) : undefined;
}

function addToLastCell(row: Element, name: string): void {
  cellsOf(row)
    .at(-1)
    ?.children.push({
      type: 'mdxJsxTextElement',
      name: 'RowSignature',
      attributes: attributes({ of: name }),
      children: [],
    });
}
