import { useEffect, useState } from 'react';
import type { Anchor } from '../../site/types';
import { readHeading } from './readHeading';

/** The id of the heading of the part being read; none above the first heading. */
export function useCurrentHeading(anchors: readonly Anchor[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // As a string, a list with the same headings is the same value in each render.
  const list = anchors.map(({ id }) => id).join(' ');

  useEffect(() => {
    const ids = list.split(' ');
    let frame = 0;
    const update = () => {
      frame = 0;
      setCurrent(readHeading(ids));
    };
    const updateSoon = () => {
      frame ||= requestAnimationFrame(update);
    };
    updateSoon();
    window.addEventListener('scroll', updateSoon, { passive: true });
    window.addEventListener('hashchange', updateSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', updateSoon);
      window.removeEventListener('hashchange', updateSoon);
    };
  }, [list]);

  return current;
}
