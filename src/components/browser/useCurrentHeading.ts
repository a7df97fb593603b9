import { useEffect, useState } from 'react';
import type { Anchor } from '../../site/types';
import { currentHeading } from './currentHeading';
import { decoded } from '../../site/urls';

function readHeading(ids: readonly string[]): string | undefined {
  const headings = ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (!element) return [];
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
    return [{ id, top: element.getBoundingClientRect().top - margin }];
  });
  const { scrollHeight } = document.documentElement;
  return currentHeading(headings, {
    height: window.innerHeight,
    isAtEnd: window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2,
    target: decoded(window.location.hash.slice(1)),
  });
}

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
