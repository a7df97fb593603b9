import { isPerson } from '../../../../src/components/article/printForPeople';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  ['a reader', FIREFOX, false, true],
  ['a driven browser', FIREFOX, true, false],
  [
    'a search engine',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    false,
    false,
  ],
  ['another one', 'Mozilla/5.0 (compatible; Yahoo! Slurp)', false, false],
  ['a link preview', 'Slack-ImgProxy LinkPreview', false, false],
])('%s is asked to print or not', (_, userAgent, webdriver, expected) => {
  expect(isPerson({ userAgent, webdriver })).toBe(expected);
});
