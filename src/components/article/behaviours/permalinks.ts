import { closest } from './closest';
import { copyText } from './copyText';

/** A heading's link copies its address, and works like any other link. */
export function copyPermalink(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, '.permalink');
  if (!link) return;
  void copyText(link.href, {
    control: link,
    onFailure: () => 'The link is in the address bar.',
  });
}
