import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Anchor } from '../../../site/types';
import { EXPLICIT_ID, headingIds, headingTitle } from '../../content/tree/headings';
import { report } from '../report';

/** Gives every heading its id, and lists them in `file.data.anchors`. */
export function headings() {
  return (tree: Root, file: VFile) => {
    const ids = headingIds(tree);
    const anchors: Anchor[] = [];
    let level = 1;
    visit(tree, 'heading', (heading) => {
      if (heading.depth === 1) {
        report(file, heading, 'a heading of level 1 (#): the title is the page’s only one', '## …');
      } else if (heading.depth > level + 1) {
        report(
          file,
          heading,
          `the heading skips from level ${level} to ${heading.depth}`,
          `${'#'.repeat(level + 1)} ${toString(heading)}`,
        );
      }
      level = heading.depth;

      removeExplicitId(heading);
      const title = headingTitle(heading);
      if (!title) report(file, heading, 'a heading without words', '## …');
      const id = ids[anchors.length] ?? '';
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
      anchors.push({ title, id, level });
    });
    file.data['anchors'] = anchors;
  };
}

function removeExplicitId(heading: Heading): void {
  if (!EXPLICIT_ID.test(headingTitle(heading))) return;
  const last = heading.children.findLast(
    (node) => node.type === 'text' && EXPLICIT_ID.test(node.value),
  );
  if (last?.type === 'text') last.value = last.value.replace(EXPLICIT_ID, '$2');
}
