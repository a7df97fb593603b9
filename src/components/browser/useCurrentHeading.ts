import { useEffect, useState } from 'react';
import type { Anchor } from '../../site/types';
import { watchHeading } from './watchHeading';

/** The id of the heading of the part being read; none above the first heading. */
export function useCurrentHeading(anchors: readonly Anchor[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // As a string, a list with the same headings is the same value in each render.
  const list = anchors.map(({ id }) => id).join(' ');

  useEffect(() => {
    const { update, stop } = watchHeading(list.split(' '), setCurrent);
    update();
    window.addEventListener('hashchange', update);
    return () => {
      window.removeEventListener('hashchange', update);
      stop();
    };
  }, [list]);

  return current;
}
