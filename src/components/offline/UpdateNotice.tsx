import { Close } from '../ui/icons';
import * as styles from './UpdateNotice.module.css';

type UpdateNoticeProps = { onReload: () => void; onClose: () => void };

/** Says that there is a new release. It takes its own room, so it hides nothing. */
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
