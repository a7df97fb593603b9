import { useState } from 'react';
import type { Anchor } from '../../site/types';
import { Breakable } from '../ui/Breakable';
import { useCurrentHeading } from '../browser/useCurrentHeading';
import * as styles from './TableOfContents.module.css';

const DEEPEST = 3;
/** A single heading needs no list. */
const FEWEST = 2;

type TableOfContentsProps = { anchors: readonly Anchor[] };

/**
 * The headings of the page: beside the text where there is room, else behind a button.
 * Without a script the list is there.
 */
export function TableOfContents({ anchors }: TableOfContentsProps) {
  const listed = anchors.filter(({ level }) => level <= DEEPEST);
  const current = useCurrentHeading(listed);
  const [isOpen, setOpen] = useState(false);
  if (listed.length < FEWEST) return null;

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
        {listed.map(({ id, title, level }) => (
          <li key={id} className={level === DEEPEST ? styles.deeper : undefined}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              <Breakable text={title} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
