import { act } from '@testing-library/react';

type Tell = (isIntersecting: boolean) => void;

let observed = new Map<object, Tell>();
let motion = new EventTarget();
let prefersReducedMotion = false;

class Observer {
  private readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }

  observe(target: Element) {
    const tell = (isIntersecting: boolean) =>
      this.callback(
        [{ target, isIntersecting } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
    observed.set(this, tell);
    tell(false);
  }

  disconnect() {
    observed.delete(this);
  }
}

/** What jsdom lacks: things come into view, and motion is liked or not, when a test says so. */
export function standInForView(): void {
  observed = new Map();
  motion = new EventTarget();
  prefersReducedMotion = false;
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  globalThis.matchMedia = () =>
    Object.defineProperty(motion, 'matches', {
      get: () => prefersReducedMotion,
      configurable: true,
    }) as MediaQueryList;
}

const tellAll = (isIntersecting: boolean) =>
  act(() => {
    for (const tell of [...observed.values()]) tell(isIntersecting);
  });

/** Everything that is waited for comes into view. */
export const comeIntoView = () => tellAll(true);

export const leaveView = () => tellAll(false);

export function preferReducedMotion(): void {
  prefersReducedMotion = true;
  act(() => void motion.dispatchEvent(new Event('change')));
}

export function hideTab(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
