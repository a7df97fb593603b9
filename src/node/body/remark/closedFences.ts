import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { report } from '../report';

/** An unclosed fence turns the rest of the page into code. */
export function closedFences() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node) => {
      const fence = openFence(node, String(file));
      if (fence) report(file, node, 'code block: it never ends', `${fence} below its last line`);
    });
  };
}

/** The marks that open a code block, if none close it. */
function openFence({ position }: Code, source: string): string | undefined {
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n');
  const fence = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '')?.[0];
  if (fence === undefined) return undefined;
  // A block inside of a quote or a list has their marks in front of each line.
  const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]*/, '').trim() : '';
  const isClosed = last.length >= fence.length && last === fence[0]?.repeat(last.length);
  return isClosed ? undefined : fence;
}
