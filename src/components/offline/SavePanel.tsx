import { useEffect, useSyncExternalStore } from 'react';
import type { SectionName } from '../../site/sections';
import { LINKED_BUDGET } from '../../site/offline/linkedBudget';
import { sizeOfPages } from '../../site/offline/manifest';
import type { OfflineSaver, SaverState } from './offlineSaver';
import * as styles from './SavePanel.module.css';
import { SaveScope } from './SaveScope';
import { siteOfflineSaver } from './siteOfflineSaver';
import { sizeText } from './sizeText';

export type SavePanelProps = {
  section: { name: SectionName; title: string };
  saver?: OfflineSaver;
};

/** What works offline automatically. */
function automaticText({ manifest, saved }: SaverState): string {
  if (!manifest || !saved) return '';
  const hasSearch = manifest.search.every((file) => saved.files.includes(file));
  const size = sizeOfPages(manifest, saved.linked);
  return (
    [
      'Without the printable views.',
      `Search works offline${hasSearch ? '' : ' once you have used it'}.`,
      `Pages that you visit are saved, and up to ${sizeText(LINKED_BUDGET)} of those that menus link to`,
    ].join(' ') +
    (size > 0
      ? `, so far ${sizeText(size)}.`
      : ', but not on a slow connection or with data saving.')
  );
}

/** How much of the site is saved in this browser, with buttons to save more. */
export function SavePanel({ section, saver = siteOfflineSaver }: SavePanelProps) {
  const state = useSyncExternalStore(saver.subscribe, saver.current);
  useEffect(() => {
    void saver.load();
    return saver.follow();
  }, [saver]);

  if (state.isUnavailable) {
    return (
      <p className={styles.root} role="status">
        This browser cannot save pages now.
      </p>
    );
  }
  if (!state.saved || !state.manifest) {
    return (
      <p className={styles.root} role="status">
        Counting pages …
      </p>
    );
  }
  return (
    <div className={styles.root}>
      <SaveScope scope={section.name} title={section.title} saver={saver} state={state} />
      <SaveScope scope="everything" title="Everything" saver={saver} state={state} />
      <p className={styles.hint}>{automaticText(state)}</p>
    </div>
  );
}
