import { withPrefix } from 'gatsby';
import type { MouseEvent } from 'react';
import { BANNER, BANNER_KEY } from '../../site/banner';
import * as styles from './Banner.module.css';
import { Close } from '../ui/icons';
import { localStore } from '../browser/storage';

// The script in the head says the same to the document of a later visit.
function dismiss({ currentTarget }: MouseEvent): void {
  // The button goes away: whoever moves on by keyboard goes on with what follows the notice.
  const next = currentTarget.closest('aside')?.nextElementSibling;
  document.documentElement.dataset.banner = 'dismissed';
  localStore.setItem(BANNER_KEY, BANNER.version);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** A notice that readers can put away for good. */
export const Banner = () => (
  <aside className={styles.root} aria-label="Notice">
    <p>
      {BANNER.text} <a href={withPrefix(BANNER.link.url)}>{BANNER.link.title}</a>
    </p>
    <button type="button" className={styles.dismiss} aria-label="Dismiss notice" onClick={dismiss}>
      <Close />
    </button>
  </aside>
);
