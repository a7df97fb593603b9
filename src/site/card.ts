/** The pixels of a social image, as networks recommend them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The social image of pages that no one shares: redirects, and what is made to be printed. */
export const GENERAL_CARD = '/icons/card.png';

/** A folder of files whose names hold their hash. */
export const CARDS_FOLDER = '/cards/';

/** `/guides/caching/` -> `/cards/guides/caching.1a2b3c4d.png` */
export const cardUrl = (page: string, hash: string): string =>
  `${CARDS_FOLDER}${page.replace(/^\/|\/$/g, '') || 'index'}.${hash}.png`;

/** What the pages of `src/pages` are given by the build. */
export type CardContext = { card?: string };
