import { useEffect, useReducer, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { menuState, type MenuEvent } from './menuState';
import { movedIndex } from './movedIndex';

// Ignores a pointer that only crosses the header, or leaves the menu for a moment.
const HOVER_DELAY_MS = 120;

/** A list that opens by hover, press or arrow key, and the ways to close it. */
export function useMenu() {
  const [state, dispatch] = useReducer(menuState, 'closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isOpen = state !== 'closed';

  const dispatchLater = (event: MenuEvent) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => dispatch(event), HOVER_DELAY_MS);
  };
  /** What the pointer was about to do doesn't happen anymore. */
  const dispatchNow = (event: MenuEvent) => {
    clearTimeout(timer.current);
    dispatch(event);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const dismissOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) dispatch('dismiss');
    };
    // The list may be open by hover while the focus is elsewhere.
    const dismissByKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      dispatch('dismiss');
    };
    document.addEventListener('pointerdown', dismissOutside);
    document.addEventListener('keydown', dismissByKey);
    return () => {
      document.removeEventListener('pointerdown', dismissOutside);
      document.removeEventListener('keydown', dismissByKey);
    };
  }, [isOpen]);

  const moveFocus = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isOpen && !(isArrow && document.activeElement === button.current)) return;
    const links = [...(root.current?.querySelectorAll<HTMLElement>(':scope > ul a') ?? [])];
    const focused = links.indexOf(document.activeElement as HTMLElement);
    const moved = movedIndex(event.key, focused, links.length);
    if (moved === undefined) return;
    event.preventDefault();
    // A hidden link cannot take the focus: open the list first.
    if (!isOpen) flushSync(() => dispatch('press'));
    links[moved]?.focus();
  };

  return {
    isOpen,
    close: () => dispatchNow('dismiss'),
    rootProps: {
      ref: root,
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') dispatchLater('enter');
      },
      onPointerLeave: () => dispatchLater('leave'),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) dispatch('dismiss');
      },
      onKeyDown: moveFocus,
    },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => dispatchNow('press'),
    },
  };
}
