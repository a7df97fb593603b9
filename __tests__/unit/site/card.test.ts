import { cardUrl } from '../../../src/site/card';

test.each([
  ['/guides/caching/', '/cards/guides/caching.1a2b3c4d.png'],
  ['/glossary/', '/cards/glossary.1a2b3c4d.png'],
  ['/', '/cards/index.1a2b3c4d.png'],
])('the card of %s is at %s', (page, url) => {
  expect(cardUrl(page, '1a2b3c4d')).toBe(url);
});
