import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Anchor } from '../../../site/types';
import { EXPLICIT_ID, headingTitle } from '../../content/tree/headings';
import { report } from '../report';

/**
 * Gives every heading its id, and lists them in `file.data.anchors`. The id is GitHub's slug of
 * the title, or what `## Title [#id]` says.
 */
export function headings() {
  return (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
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

      const explicit = takeExplicitId(heading);
      const title = headingTitle(heading);
      if (!title) report(file, heading, 'a heading without words', '## …');
      const id = explicit ?? slugger.slug(title);
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
      anchors.push({ title, id, level });
    });
    file.data['anchors'] = anchors;
  };
}

function takeExplicitId(heading: Heading): string | undefined {
  for (const node of heading.children) {
    const id = node.type === 'text' ? EXPLICIT_ID.exec(node.value)?.[1] : undefined;
    if (node.type === 'text' && id !== undefined) {
      node.value = node.value.replace(EXPLICIT_ID, '$2');
      return id;
    }
  }
  return undefined;
}
