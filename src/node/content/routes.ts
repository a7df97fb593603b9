import { printableUrl, SECTIONS } from '../../site/sections';

export const PRINTABLE_SECTIONS = SECTIONS.filter(({ printable }) => printable);

/** Screens that are not content pages: from `src/pages`, and the printable views. */
export const SCREEN_URLS = [
  '/',
  '/vote/',
  ...PRINTABLE_SECTIONS.map(({ name }) => printableUrl(name)),
];

/** Screens whose text is a content file of the same url. */
export const SCREENS_WITH_TEXT = ['/'];
