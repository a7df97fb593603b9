import { useEffect, type MouseEvent } from 'react';
import { documentPath } from './documentPath';
import * as styles from './StaticPage.module.css';

/** Reloading would not help where there is no separate page. */
async function loadDocument(): Promise<void> {
  const { ok } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' });
  if (ok) window.location.reload();
}

// Links are the browser's again: the app, which would take them, is gone.
const leaveToBrowser = (event: MouseEvent) => event.stopPropagation();

/** A page of which only the document is left. Where the app has led elsewhere, that is loaded. */
export function StaticPage({ html }: { html: string }) {
  useEffect(() => {
    document.documentElement.classList.remove('js');
    if (window.location.pathname !== documentPath) loadDocument().catch(() => undefined);
    const leave = () => window.location.reload();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  return (
    <>
      {/* Presses are caught for the links among what is pressed, which have their keys. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={leaveToBrowser} dangerouslySetInnerHTML={{ __html: html }} />
      <div className={styles.notice} role="alert">
        <p>Something on this page has failed. It can still be read.</p>
        <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </div>
    </>
  );
}
