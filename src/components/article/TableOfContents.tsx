import { useState } from 'react';
import type { Anchor } from '../../site/types';
import { Breakable } from '../ui/Breakable';
import { useCurrentHeading } from '../browser/useCurrentHeading';
import * as styles from './TableOfContents.module.css';

const MAX_LEVEL = 3;
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
  const listed = anchors.filter(({ level }) => level <= MAX_LEVEL);
  const current = useCurrentHeading(listed);
  const [isOpen, setOpen] = useState(false);
  if (listed.length < MIN_HEADINGS) return null;
  const isFolded = isInSidebar && listed.length > MAX_UNFOLDED;
  const part = isFolded ? partOf(listed, current) : undefined;

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
      <ol id="page-contents" className={styles.list} data-open={isOpen || undefined}>
        {listed.map((anchor) => (
          <li
            key={anchor.id}
            className={isInner(anchor) ? styles.deeper : undefined}
            data-folded={(isFolded && isInner(anchor)) || undefined}
            data-read={anchor === part || undefined}
          >
            <a
              href={`#${anchor.id}`}
              aria-current={anchor.id === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              <Breakable text={anchor.title} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const isInner = ({ level }: Anchor) => level === MAX_LEVEL;

/** The heading of the part with this heading. */
function partOf(anchors: readonly Anchor[], id: string | undefined): Anchor | undefined {
  const at = anchors.findIndex((anchor) => anchor.id === id);
  return anchors.slice(0, at + 1).findLast((anchor) => !isInner(anchor));
}
