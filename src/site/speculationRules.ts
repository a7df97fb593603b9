import { PATH_PREFIX } from './site';

/** Of this site's pages, the one on whose link the pointer rests. Their addresses end with a slash. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: `${PATH_PREFIX}/*` },
          { not: { href_matches: `${PATH_PREFIX}/*.*` } },
          { not: { selector_matches: '[href^="#"], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
