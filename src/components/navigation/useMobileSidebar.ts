import { useEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { revealInScroller } from './revealInScroller';
import { useSwipe } from './useSwipe';

/** Where the section stands next to the page: the same width as in the style sheets. */
const WIDE = '(width >= 60rem)';

/** The state of the sidebar on small screens: by button, by swipe, and the ways to close it. */
export function useMobileSidebar() {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ isOpen, touch }, dispatch] = useSwipe(opener);
  const isDragged = touch?.isDrag === true;
  const isShown = isOpen || isDragged;
  // Most visits never open it: its content is rendered when it is first needed.
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);

  useEffect(() => {
    const { current } = dialog;
    if (!current || !isShown) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    // The start script may have opened it.
    if (!current.open) current.showModal();
    const page = current.querySelector('[aria-current="page"]');
    if (page) revealInScroller(page);
    return () => {
      style.overflow = '';
      current.close();
    };
  }, [isShown]);

  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => dispatch({ type: 'close' });
    // The window may have grown between the press and the start of the app.
    if (isShown && wide.matches) close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [dispatch, isShown]);

  const close = () => dispatch({ type: 'close' });
  const closeByPress = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (target !== currentTarget && !isLink) return;
    close();
    // The focus moves on to the page, not back to the button.
    if (isLink) {
      currentTarget.close();
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  };

  return {
    wasShown,
    close,
    openerProps: {
      ref: opener,
      'aria-expanded': isOpen,
      onClick: () => dispatch({ type: 'open' }),
    },
    dialogProps: {
      ref: dialog,
      'data-dragged': isDragged ? (isOpen ? 'closing' : 'opening') : undefined,
      style: touch && ({ '--drag': `${touch.distance}px` } as CSSProperties),
      onClose: close,
      onClick: closeByPress,
    },
  };
}
