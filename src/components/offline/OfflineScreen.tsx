import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { SECTIONS, sectionOf } from '../../site/sections';
import type { ListReply, Unavailable } from '../../site/offline/messages';
import { ask as askWorker, type Ask } from './ask';
import * as styles from './OfflineScreen.module.css';

type OfflineScreenProps = { reason: Unavailable; ask?: Ask; reload?: () => void };

declare global {
  interface Window {
    /** Gatsby's: the next link loads the whole document. */
    ___swUpdated?: boolean;
  }
}

const TEXTS: Record<Unavailable, { title: string; text: string }> = {
  offline: {
    title: 'You are offline',
    text: 'This page is not saved in your browser, and the site cannot be reached.',
  },
  unreachable: {
    title: 'The site does not answer',
    text: 'You may be offline. This page is not saved in your browser.',
  },
};

/** Replaces a page that is not saved, and lists those that are. */
export function OfflineScreen({
  reason,
  ask = askWorker,
  reload = reloadPage,
}: OfflineScreenProps) {
  const [saved, setSaved] = useState<ListReply>();
  useEffect(() => {
    void ask({ type: 'list' }).then(setSaved);
  }, [ask]);
  useEffect(() => {
    // Gatsby remembers until the next document that this page does not exist.
    window.___swUpdated = true;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reload]);

  const { title, text } = TEXTS[reason];
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" className={styles.retry} onClick={reload}>
        Try again
      </button>
      {saved && <SavedPages titles={saved.titles} />}
    </div>
  );
}

function reloadPage(): void {
  window.location.reload();
}

function SavedPages({ titles }: { titles: ListReply['titles'] }) {
  const groups = [undefined, ...SECTIONS].map((section) => ({
    title: section?.title ?? 'Pages',
    pages: Object.entries(titles)
      .filter(([path]) => sectionOf(path)?.name === section?.name)
      .sort(([a], [b]) => a.localeCompare(b)),
  }));

  return (
    <nav className={styles.pages} aria-labelledby="saved-pages">
      <h2 id="saved-pages">What you can read now</h2>
      {groups
        .filter(({ pages }) => pages.length > 0)
        .map(({ title, pages }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {pages.map(([path, name]) => (
                <li key={path}>
                  <a href={withPrefix(path)}>{name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}
