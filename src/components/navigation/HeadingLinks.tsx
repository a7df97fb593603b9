import type { Anchor } from '../../site/types';
import { Breakable } from '../ui/Breakable';
import { anchorTree } from './anchorTree';

type HeadingLinksProps = {
  anchors: readonly Anchor[];
  /** The id of the current heading. */
  current?: string | undefined;
  /** The page that holds the headings, if it is another one. */
  page?: string;
  onFollow?: () => void;
};

/**
 * The headings of a page, nested. The sidebar and the list next to the text have the same markup, so that
 * in a compressed document the second costs nearly nothing.
 */
export function HeadingLinks({ anchors, current, page = '', onFollow }: HeadingLinksProps) {
  const link = ({ id, title }: Anchor) => (
    <a
      href={`${page}#${id}`}
      aria-current={id === current ? 'location' : undefined}
      onClick={onFollow}
    >
      <Breakable text={title} />
    </a>
  );

  return (
    <ul>
      {anchorTree(anchors).map((branch) => (
        <li key={branch.id}>
          {link(branch)}
          {branch.children.length > 0 && (
            <ul>
              {branch.children.map((child) => (
                <li key={child.id}>{link(child)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
