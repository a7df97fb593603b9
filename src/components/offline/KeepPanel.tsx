import { useEffect, useSyncExternalStore } from 'react';
import type { SectionName } from '../../site/sections';
import type { Keeper } from './keeper';
import * as styles from './KeepPanel.module.css';
import { KeepScope } from './KeepScope';
import { siteKeeper } from './siteKeeper';

export type KeepPanelProps = {
  section: { name: SectionName; title: string };
  keeper?: Keeper;
};

/** What of the site is kept in this browser, and more of it. */
export function KeepPanel({ section, keeper = siteKeeper }: KeepPanelProps) {
  const state = useSyncExternalStore(keeper.subscribe, keeper.current);
  useEffect(() => void keeper.load(), [keeper]);

  if (state.isUnavailable) {
    return (
      <p className={styles.root} role="status">
        This browser cannot keep pages now.
      </p>
    );
  }
  if (!state.kept) {
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
      <p className={styles.hint}>Without the printable views. Search works offline as well.</p>
    </div>
  );
}
