import { useEffect, type MouseEvent } from 'react';
import { documentPath } from './documentPath';
import { showChoice } from '../theme/theme';
import * as styles from './StaticPage.module.css';

/** Reloads only if the server has a document for this address. */
async function loadDocument(): Promise<void> {
  const { ok } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
  if (ok) window.location.reload();
}

// The browser follows the links: the app that would handle them is gone.
const stopPropagation = (event: MouseEvent) => event.stopPropagation();

/** The markup of a page that has failed. If the app had navigated, it loads that page's document. */
export function StaticPage({ html }: { html: string }) {
  useEffect(() => {
    document.documentElement.classList.remove('js');
    // Markup does not hold what is chosen in a list.
    document.querySelectorAll<HTMLSelectElement>('[data-theme-select]').forEach(showChoice);
    if (window.location.pathname !== documentPath) loadDocument().catch(() => undefined);
    const leave = () => window.location.reload();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  return (
    <>
      {/* The clicks are those on links, which the keyboard reaches. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={stopPropagation} dangerouslySetInnerHTML={{ __html: html }} />
      <div className={styles.notice} role="alert">
        <p>Something on this page has failed. It can still be read.</p>
        <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </div>
    </>
  );
}
