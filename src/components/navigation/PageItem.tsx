import { withPrefix } from 'gatsby';
import { memo, useEffect, useRef, useState } from 'react';
import type { SectionName } from '../../site/sections';
import type { Anchor } from '../../site/types';
import { AnchorList, CurrentAnchorList } from './AnchorList';
import { shownAnchors } from './anchorTree';
import { Breakable } from '../ui/Breakable';
import * as styles from './PageItem.module.css';
import { pageAnchors } from './pageAnchors';
import { revealInScroller } from './revealInScroller';

type PageItemProps = {
  section: SectionName;
  title: string;
  url: string;
  /** The page's headings, if it is the current page. */
  anchors?: readonly Anchor[];
  isCurrent: boolean;
};

/** A page in the sidebar, and its headings behind a button. */
export const PageItem = memo(function PageItem({
  section,
  title,
  url,
  anchors,
  isCurrent,
}: PageItemProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [known, setKnown] = useState(anchors);
  const [isOpen, setOpen] = useState(isCurrent);

  // The item opens when its page is reached, and stays open afterwards, so that nothing moves under
  // the reader's pointer.
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent) setOpen(true);
  }
  if (anchors && anchors !== known) setKnown(anchors);

  useEffect(() => {
    if (isCurrent && link.current) revealInScroller(link.current, 'center');
  }, [isCurrent]);

  const toggle = async () => {
    if (known) return setOpen(!isOpen);
    try {
      const loaded = await pageAnchors(section, url);
      setKnown(loaded);
      setOpen(true);
      if (shownAnchors(loaded).length === 0) link.current?.focus();
    } catch {
      // The page itself has the headings.
      link.current?.click();
    }
  };

  const hasList = !known || shownAnchors(known).length > 0;

  return (
    <li className={styles.root}>
      <div className={styles.row} data-current={isCurrent || undefined}>
        <a
          ref={link}
          className={styles.link}
          href={withPrefix(url)}
          aria-current={isCurrent ? 'page' : undefined}
        >
          <Breakable text={title} />
        </a>
        {hasList && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={`Headings of ${title}`}
            aria-expanded={isOpen}
            onClick={() => void toggle()}
          />
        )}
      </div>
      {isOpen &&
        known &&
        hasList &&
        (isCurrent ? (
          <CurrentAnchorList anchors={known} />
        ) : (
          <AnchorList url={url} anchors={known} />
        ))}
    </li>
  );
});
