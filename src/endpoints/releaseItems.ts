import type { FeedItem } from './feeds';

// What `<Release>` renders: sections that hold no other sections.
const RELEASE = /<section class="release">(.*?)<\/section>/gs;
const HEADING = /^\s*<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/s;

/** The releases on the page that lists them, as items of a feed. */
export const releaseItems = (url: string, html: string): FeedItem[] =>
  [...html.matchAll(RELEASE)].flatMap(([, section = '']) => {
    const [whole, id, title] = HEADING.exec(section) ?? [];
    if (whole === undefined || id === undefined || title === undefined) return [];
    return [
      {
        url: `${url}#${id}`,
        title: title.replace(/<[^>]+>/g, '').trim(),
        html: section.slice(whole.length),
      },
    ];
  });
