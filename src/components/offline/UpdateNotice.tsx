import { Close } from '../ui/icons';
import * as styles from './UpdateNotice.module.css';

type UpdateNoticeProps = { onReload: () => void; onClose: () => void };

/** Announces a new release. It has its own space, so it covers nothing. */
export const UpdateNotice = ({ onReload, onClose }: UpdateNoticeProps) => (
  <aside className={styles.root} aria-label="New release">
    <p role="status">A new version is ready.</p>
    <button type="button" className={styles.reload} onClick={onReload}>
      Reload to update
    </button>
    <button type="button" className={styles.close} aria-label="Later" onClick={onClose}>
      <Close />
    </button>
  </aside>
);
