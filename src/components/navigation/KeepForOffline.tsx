import { useId, useState } from 'react';
import type { SectionName } from '../../site/sections';
import type { KeepPanelProps } from '../offline/KeepPanel';
import { Download } from '../layout/icons';
import * as styles from './KeepForOffline.module.css';

type KeepForOfflineProps = { section: { name: SectionName; title: string } };

type Panel = (props: KeepPanelProps) => JSX.Element;

/** Opens the panel in which pages are kept in the browser. It is loaded when it is first opened. */
export function KeepForOffline({ section }: KeepForOfflineProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  if (process.env.GATSBY_OFFLINE === 'off') return null;

  const toggle = () => {
    setOpen(!isOpen);
    if (Panel) return;
    import('../offline/KeepPanel').then(
      (module) => setPanel(() => module.KeepPanel),
      () => setOpen(false),
    );
  };

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Download />
        Keep for offline
      </button>
      <div id={id}>{isOpen && Panel && <Panel section={section} />}</div>
    </div>
  );
}
