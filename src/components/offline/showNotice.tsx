import { createRoot } from 'react-dom/client';
import { UpdateNotice } from './UpdateNotice';
import * as styles from './UpdateNotice.module.css';

const ID = 'update-notice';

/** Shows a notice of a new release at the end of the page, only once. */
export function showNotice(onReload: () => void): void {
  if (document.getElementById(ID)) return;
  const host = document.body.appendChild(document.createElement('div'));
  host.id = ID;
  host.className = styles.host ?? '';
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(<UpdateNotice onReload={onReload} onClose={close} />);
}
