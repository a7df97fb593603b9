import { useEffect, useReducer, type RefObject } from 'react';
import { CLOSED, swipe } from './swipe';

/** Whether a swipe scrolls the target itself: code or a table wider than the screen. */
function scrollsSideways(target: EventTarget | null): boolean {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) {
      return true;
    }
  }
  return false;
}

const position = ({ touches: [finger] }: TouchEvent) => ({
  x: finger?.clientX ?? 0,
  y: finger?.clientY ?? 0,
});

/** Follows one finger anywhere on the page while `opener` is visible. */
export function useSwipe(opener: RefObject<HTMLElement>) {
  const [state, dispatch] = useReducer(swipe, CLOSED);

  useEffect(() => {
    const start = (event: TouchEvent) => {
      const isOurs =
        event.touches.length === 1 && opener.current?.offsetWidth && !scrollsSideways(event.target);
      dispatch(isOurs ? { type: 'touchstart', at: position(event) } : { type: 'touchcancel' });
    };
    const move = (event: TouchEvent) => dispatch({ type: 'touchmove', at: position(event) });
    const end = () => dispatch({ type: 'touchend' });
    const cancel = () => dispatch({ type: 'touchcancel' });

    // Passive: the sidebar never blocks scrolling.
    const options = { passive: true };
    document.addEventListener('touchstart', start, options);
    document.addEventListener('touchmove', move, options);
    document.addEventListener('touchend', end, options);
    document.addEventListener('touchcancel', cancel, options);
    return () => {
      document.removeEventListener('touchstart', start);
      document.removeEventListener('touchmove', move);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', cancel);
    };
  }, [opener]);

  return [state, dispatch] as const;
}
