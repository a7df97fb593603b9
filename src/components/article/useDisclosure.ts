import { useEffect, useRef, type RefObject } from 'react';

/** A list that floats above the page closes when the reader presses Escape or turns to something else. */
export function useDisclosure(): RefObject<HTMLDetailsElement> {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const box = details.current;
      if (box?.open && !(event.target instanceof Node && box.contains(event.target))) {
        box.open = false;
      }
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const box = details.current;
      if (key !== 'Escape' || !box?.open) return;
      box.open = false;
      box.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return details;
}
