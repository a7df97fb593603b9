import { withPrefix } from 'gatsby';
import type { MouseEvent } from 'react';
import { BANNER, BANNER_KEY } from '../../site/banner';
import * as styles from './Banner.module.css';
import { Close } from '../ui/icons';
import { localStore } from '../browser/storage';

// On later visits, the script in the head hides it before the first paint.
function dismiss({ currentTarget }: MouseEvent): void {
  // The button disappears: for the keyboard, the focus moves to what follows the notice.
  const next = currentTarget.closest('aside')?.nextElementSibling;
  document.documentElement.dataset.banner = 'dismissed';
  localStore.setItem(BANNER_KEY, BANNER.version);
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** A notice that readers can dismiss permanently. */
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
