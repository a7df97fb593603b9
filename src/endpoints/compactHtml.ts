/** End tags that every parser puts where the next tag shows that they are missing. */
const END_TAGS = /<\/(?:li|t[dhr]|d[dt]|option|thead|tbody)>(?=<[^!])/g;

const TEXTS = />[^<]+/g;

/**
 * The same document in fewer bytes, from markup as React writes it: `<` and `>` stand for tags only,
 * and values of attributes are between double quotes.
 */
export const compactHtml = (html: string): string =>
  html
    .replaceAll('&#x27;', "'")
    .replace(TEXTS, (text) => text.replaceAll('&quot;', '"'))
    .replace(END_TAGS, '');
