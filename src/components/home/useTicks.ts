import { useEffect, useState } from 'react';

type Rhythm = {
  /** Milliseconds. */
  firstDelay: number;
  repeatDelay: number;
  isRunning: boolean;
};

/** Counts up over time. The count stays while it is not running. */
export function useTicks({ firstDelay, repeatDelay, isRunning }: Rhythm): number {
  const [ticks, setTicks] = useState(0);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setTicks(ticks + 1), ticks === 0 ? firstDelay : repeatDelay);
    return () => clearTimeout(timer);
  }, [ticks, firstDelay, repeatDelay, isRunning]);

  return ticks;
}
