import { useState } from 'react';
import type { Anchor } from '../../site/types';
import { useCurrentHeading } from '../browser/useCurrentHeading';
import { shownAnchors } from '../navigation/anchorTree';
import { HeadingLinks } from '../navigation/HeadingLinks';
import * as styles from './TableOfContents.module.css';

/** A single heading does not need a list. */
const MIN_HEADINGS = 2;
/** A longer list next to the text shows only the parts: the sidebar has all headings. */
const MAX_UNFOLDED = 24;

type TableOfContentsProps = {
  anchors: readonly Anchor[];
  /** Whether the sidebar lists the headings, too. */
  isInSidebar?: boolean | undefined;
};

/**
 * The headings of the page: next to the text on wide screens, otherwise behind a button. Without
 * scripts the list is always shown.
 */
export function TableOfContents({ anchors, isInSidebar }: TableOfContentsProps) {
  const listed = shownAnchors(anchors);
  const isFolded = isInSidebar && listed.length > MAX_UNFOLDED;
  const current = useCurrentHeading(isFolded ? listed.filter(({ level }) => level === 2) : listed);
  const [isOpen, setOpen] = useState(false);
  if (listed.length < MIN_HEADINGS) return null;

  return (
    <nav className={styles.root} aria-label="On this page">
      <p className={styles.heading}>On this page</p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="page-contents"
        onClick={() => setOpen(!isOpen)}
      >
        On this page
      </button>
      <div id="page-contents" className={styles.list} data-folded={isFolded}>
        <HeadingLinks anchors={anchors} current={current} onFollow={() => setOpen(false)} />
      </div>
    </nav>
  );
}
