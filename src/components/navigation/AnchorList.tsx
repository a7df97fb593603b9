import { withPrefix } from 'gatsby';
import { useEffect, useRef } from 'react';
import type { Anchor } from '../../site/types';
import * as styles from './AnchorList.module.css';
import { anchorTree, shownAnchors } from './anchorTree';
import { Breakable } from '../ui/Breakable';
import { revealInScroller } from './revealInScroller';
import { useCurrentHeading } from '../browser/useCurrentHeading';

type AnchorListProps = {
  /** The page that holds the headings. */
  url: string;
  anchors: readonly Anchor[];
  /** The id of the current heading. */
  current?: string;
};

/** The headings of a page. */
export function AnchorList({ url, anchors, current }: AnchorListProps) {
  const link = ({ id, title }: Anchor) => (
    <a
      className={styles.link}
      href={withPrefix(`${url}#${id}`)}
      aria-current={id === current ? 'location' : undefined}
    >
      <Breakable text={title} />
    </a>
  );

  return (
    <ul className={styles.root}>
      {anchorTree(anchors).map((branch) => (
        <li key={branch.id}>
          {link(branch)}
          {branch.children.length > 0 && (
            <ul className={styles.nested}>
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

/** The headings of the current page; marks the heading of the part being read. */
export function CurrentAnchorList({ url, anchors }: Omit<AnchorListProps, 'current'>) {
  const root = useRef<HTMLDivElement>(null);
  const current = useCurrentHeading(shownAnchors(anchors));

  useEffect(() => {
    const marked = current && root.current?.querySelector('[aria-current]');
    if (marked) revealInScroller(marked);
  }, [current]);

  return (
    <div ref={root}>
      <AnchorList url={url} anchors={anchors} current={current} />
    </div>
  );
}
