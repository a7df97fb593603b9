import { watchHeading } from '../components/browser/watchHeading';
import { whenAppStarts } from './app';

const LINKS = 'nav a[href^="#"]';
/** Where the lists are next to the text. */
const WIDE = '(width >= 60rem)';

/** Marks the heading that is being read in the lists of headings, until the app does. */
export function markCurrentHeading(): void {
  if (!matchMedia(WIDE).matches) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const ids = [...new Set(links.map(({ hash }) => hash.slice(1)))];
  const mark = (current = '') => {
    for (const link of links) {
      if (current && link.hash === `#${current}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const { stop } = watchHeading(ids, mark);
  whenAppStarts(() => {
    stop();
    mark();
  });
}
