import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Close, MenuIcon } from '../layout/icons';
import * as styles from './MobileSidebar.module.css';
import { revealInScroller } from './revealInScroller';
import { useSwipe } from './useSwipe';

/** As in the style sheet. */
const WIDE = '(width >= 60rem)';

type MobileSidebarProps = { children: ReactNode };

/** The button that opens the sidebar on small screens, and that sidebar. */
export function MobileSidebar({ children }: MobileSidebarProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ isOpen, touch }, dispatch] = useSwipe(opener);
  const isDragged = touch?.isDrag === true;
  const isShown = isOpen || isDragged;

  // Most visits never open it: what it holds is made when it is first needed.
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);

  useEffect(() => {
    const { current } = dialog;
    if (!current || !isShown) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    current.showModal();
    const page = current.querySelector('[aria-current="page"]');
    if (page) revealInScroller(page);
    return () => {
      style.overflow = '';
      current.close();
    };
  }, [isShown]);

  // Wider windows have no button for it, and show what it holds.
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => dispatch({ type: 'close' });
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [dispatch]);

  const closeByPress = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (target !== currentTarget && !isLink) return;
    dispatch({ type: 'close' });
    // The reader goes on to the page, not back to the button.
    if (isLink) {
      currentTarget.close();
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => dispatch({ type: 'open' })}
      >
        <MenuIcon />
      </button>
      {/* Presses are caught for what they hit: links, and the ground beside the panel. Keys have
          Escape and the close button. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.root}
        aria-label="Menu"
        data-dragged={isDragged ? (isOpen ? 'closing' : 'opening') : undefined}
        style={{ '--drag': `${touch?.distance ?? 0}px` } as CSSProperties}
        onClose={() => dispatch({ type: 'close' })}
        onClick={closeByPress}
        onKeyDown={keepFocusInside}
      >
        <div className={styles.panel}>
          <div className={styles.top}>
            Menu
            <button
              type="button"
              className={styles.close}
              aria-label="Close menu"
              onClick={() => dispatch({ type: 'close' })}
            >
              <Close />
            </button>
          </div>
          <div className={styles.lists} data-scroller>
            {wasShown && children}
          </div>
        </div>
      </dialog>
    </>
  );
}

// A modal dialog lets the Tab key out to the browser's own controls; here it goes around.
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = event.currentTarget.querySelectorAll<HTMLElement>('a, button, select');
  const [first, last] = [controls[0], controls[controls.length - 1]];
  const [edge, opposite] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  opposite?.focus();
}
