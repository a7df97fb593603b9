import { useEffect, useSyncExternalStore } from 'react';
import type { SectionName } from '../../site/sections';
import { LINKED_BUDGET } from '../../site/offline/linkedBudget';
import { sizeOfPages } from '../../site/offline/manifest';
import type { Keeper, KeeperState } from './keeper';
import * as styles from './KeepPanel.module.css';
import { KeepScope } from './KeepScope';
import { siteKeeper } from './siteKeeper';
import { sizeText } from './sizeText';

export type KeepPanelProps = {
  section: { name: SectionName; title: string };
  keeper?: Keeper;
};

/** How much came without being asked for. */
function linkedText({ manifest, kept }: KeeperState): string {
  const size = manifest && kept ? sizeOfPages(manifest, kept.linked) : 0;
  return (
    `The pages you visit are kept, and up to ${sizeText(LINKED_BUDGET)} of those that menus lead to` +
    (size > 0 ? `, so far ${sizeText(size)}.` : '. Not on a slow connection, or with data saving.')
  );
}

/** What of the site is kept in this browser, and more of it. */
export function KeepPanel({ section, keeper = siteKeeper }: KeepPanelProps) {
  const state = useSyncExternalStore(keeper.subscribe, keeper.current);
  useEffect(() => {
    void keeper.load();
    return keeper.follow();
  }, [keeper]);

  if (state.isUnavailable) {
    return (
      <p className={styles.root} role="status">
        This browser cannot keep pages now.
      </p>
    );
  }
  if (!state.kept || !state.manifest) {
    return (
      <p className={styles.root} role="status">
        Counting pages …
      </p>
    );
  }
  return (
    <div className={styles.root}>
      <KeepScope scope={section.name} title={section.title} keeper={keeper} state={state} />
      <KeepScope scope="everything" title="Everything" keeper={keeper} state={state} />
      <p className={styles.hint}>
        Without the printable views. Search works offline as well. {linkedText(state)}
      </p>
    </div>
  );
}
