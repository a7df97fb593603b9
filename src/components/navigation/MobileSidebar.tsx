import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Close, MenuIcon } from '../ui/icons';
import * as styles from './MobileSidebar.module.css';
import { useMobileSidebar } from './useMobileSidebar';

type MobileSidebarProps = {
  /** Above the rest, and in the document from the start. */
  links: ReactNode;
  /** Rendered when the sidebar is first opened. */
  children: ReactNode;
};

/** The button that opens the sidebar on small screens, and that sidebar. */
export function MobileSidebar({ links, children }: MobileSidebarProps) {
  const id = useId();
  const { wasShown, close, openerProps, dialogProps } = useMobileSidebar();

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-controls={id}
        {...openerProps}
      >
        <MenuIcon />
      </button>
      {/* A press is handled for the links inside and the ground next to the panel. The keyboard has
          Escape and the close button. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        id={id}
        className={styles.root}
        aria-label="Menu"
        onKeyDown={trapFocus}
        {...dialogProps}
      >
        <div className={styles.panel}>
          <div className={styles.top}>
            Menu
            <button type="button" className={styles.close} aria-label="Close menu" onClick={close}>
              <Close />
            </button>
          </div>
          <div className={styles.lists} data-scroller>
            {links}
            {wasShown ? children : <CopyOfSection />}
          </div>
        </div>
      </dialog>
    </>
  );
}

/** The start script copies the pages of the section here if the app isn't there yet: see `preview`. */
const CopyOfSection = () => <div data-copy suppressHydrationWarning {...LEFT_ALONE} />;

/** React doesn't look into an element whose HTML is set. */
const LEFT_ALONE = { dangerouslySetInnerHTML: { __html: '' } };

// The Tab key can leave a modal dialog for the browser's own controls; here it stays inside.
function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = event.currentTarget.querySelectorAll<HTMLElement>('a, button, select');
  const [first, last] = [controls[0], controls[controls.length - 1]];
  const [edge, opposite] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  opposite?.focus();
}
