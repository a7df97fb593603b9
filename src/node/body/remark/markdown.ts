import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { resolveTree } from '../markdown/resolve';
import type { ReferencedData } from '../types';

type Options = { url: string; data: ReferencedData };

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .freeze();

/** Writes the text of the page as Markdown that needs none of our components, to `file.data.markdown`. */
export function markdown({ url, data }: Options) {
  return (tree: Root, file: VFile) => {
    file.data['markdown'] = writer.stringify(resolveTree(tree, { url, data }));
  };
}
