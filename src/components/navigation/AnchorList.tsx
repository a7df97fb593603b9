import { withPrefix } from 'gatsby';
import { useEffect, useRef } from 'react';
import type { Anchor } from '../../site/types';
import * as styles from './AnchorList.module.css';
import { shownAnchors } from './anchorTree';
import { HeadingLinks } from './HeadingLinks';
import { revealInScroller } from './revealInScroller';
import { useCurrentHeading } from '../browser/useCurrentHeading';

type AnchorListProps = { anchors: readonly Anchor[] };

/** The headings of another page. */
export const AnchorList = ({ url, anchors }: AnchorListProps & { url: string }) => (
  <div className={styles.root}>
    <HeadingLinks page={withPrefix(url)} anchors={anchors} />
  </div>
);

/** The headings of the current page; marks the heading of the part being read. */
export function CurrentAnchorList({ anchors }: AnchorListProps) {
  const root = useRef<HTMLDivElement>(null);
  const current = useCurrentHeading(shownAnchors(anchors));

  useEffect(() => {
    const marked = current && root.current?.querySelector('[aria-current]');
    if (marked) revealInScroller(marked);
  }, [current]);

  return (
    <div ref={root} className={styles.root}>
      <HeadingLinks anchors={anchors} current={current} />
    </div>
  );
}
