import { closest } from './closest';
import { copyText } from './copyText';

/** A heading's link copies itself, and leads there as any link. */
export function copyPermalink(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, '.permalink');
  if (!link) return;
  void copyText(link.href, {
    control: link,
    onFailure: () => 'The link is in the address bar.',
  });
}
