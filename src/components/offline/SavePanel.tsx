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

/** How much came without being asked for. */
function linkedText({ manifest, saved }: SaverState): string {
  const size = manifest && saved ? sizeOfPages(manifest, saved.linked) : 0;
  return (
    `The pages you visit are saved, and up to ${sizeText(LINKED_BUDGET)} of those that menus lead to` +
    (size > 0 ? `, so far ${sizeText(size)}.` : '. Not on a slow connection, or with data saving.')
  );
}

/** What of the site is saved in this browser, and more of it. */
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
      <p className={styles.hint}>
        Without the printable views. Search works offline as well. {linkedText(state)}
      </p>
    </div>
  );
}
