import { JSDOM } from 'jsdom';
import { openSearch } from '../../../src/endpoints/openSearch';

const { document } = new JSDOM(openSearch(), { contentType: 'application/xml' }).window;
const text = (name: string) => document.getElementsByTagName(name)[0]?.textContent ?? '';

test('browsers can add the search of the site', () => {
  expect(document.documentElement.namespaceURI).toBe('http://a9.com/-/spec/opensearch/1.1/');
  const [search] = document.querySelectorAll('Url[type="text/html"]');
  expect(search?.getAttribute('template')).toBe('https://webpack.js.org/?search={searchTerms}');
});

test('its texts are as long as the format allows', () => {
  expect(text('ShortName').length).toBeLessThanOrEqual(16);
  expect(text('ShortName')).toBe('webpack');
  expect(text('Description').length).toBeLessThanOrEqual(1024);
  expect(text('Description')).not.toBe('');
});
