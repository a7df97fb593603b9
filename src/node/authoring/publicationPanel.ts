import type { Publication } from '../content/page/publication';

export type Publishable = { publication: Publication; date?: string | null | undefined };

/** What an author sees on top of a page that a build leaves out. */
export function publicationPanel({ publication, date }: Publishable): string {
  if (publication === 'published') return '';
  const [title, text] =
    publication === 'draft'
      ? ['Draft', 'A build leaves this page out until <code>draft: true</code> is removed.']
      : ['Scheduled', `A build leaves this page out until ${date ?? 'its date'}.`];
  return `<aside class="aside aside-warning"><p class="aside-title">${title}</p><p>${text}</p></aside>`;
}
