import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf, isJsx } from '../../content/tree/jsx';
import { report } from '../report';
import type { ChangeGroup, ReferencedData } from '../types';

type Releases = NonNullable<ReferencedData['releases']>;

/** `<Release version="5.112">` has to name a release whose changes are known. */
export function releases({ known }: { known: Releases }) {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== 'Release') return;
      const version = attributeOf(node, 'version');
      if (typeof version === 'string' && known[version]) return;
      report(
        file,
        node,
        `<Release>: the changes of webpack ${JSON.stringify(version ?? '')} aren't known`,
        '<Release version="5.112">, after `npm run reference:history -- --write`',
      );
    });
  };
}

/** Without those that aren't known, which are issues. */
export const knownReleases = (named: Releases = {}): Record<string, readonly ChangeGroup[]> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([release, groups]) => (groups ? [[release, groups]] : [])),
  );
