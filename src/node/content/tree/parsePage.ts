import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** The tree of a page's text, whose first line stands in this line of its file. */
export function parsePage(text: string, firstLine = 1): Root {
  return processor.parse('\n'.repeat(firstLine - 1) + text);
}
