import { readHeading } from '../components/browser/readHeading';
import { whenAppStarts } from './app';

const LINKS = 'nav a[href^="#"]';
/** Where the lists are next to the text. */
const WIDE = '(width >= 60rem)';

/** Until the app does, marks the heading that is being read in the lists of headings. */
export function markCurrentHeading(): void {
  if (!matchMedia(WIDE).matches) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const ids = [...new Set(links.map(({ hash }) => hash.slice(1)))];
  let frame = 0;
  const mark = (current = '') => {
    for (const link of links) {
      if (current && link.hash === `#${current}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const update = () => {
    frame = 0;
    mark(readHeading(ids));
  };
  const updateSoon = () => {
    frame ||= requestAnimationFrame(update);
  };
  window.addEventListener('scroll', updateSoon, { passive: true });
  whenAppStarts(() => {
    window.removeEventListener('scroll', updateSoon);
    cancelAnimationFrame(frame);
    mark();
  });
}
