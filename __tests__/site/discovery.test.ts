import { SaxesParser } from 'saxes';
import { readBuilt, shownUrls } from '../support/builtSite';

const LINK = /<link\b[^>]*>/g;
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** The addresses of links in the head, by what they are. */
const linked = (url: string, rel: string, type: string) =>
  (readBuilt(url).match(LINK) ?? [])
    .filter((tag) => attribute(tag, 'rel') === rel && attribute(tag, 'type') === type)
    .map((tag) => attribute(tag, 'href'));

test.each([
  ['feed readers', 'alternate', 'application/rss+xml', ['/feed.xml', '/whats-new.xml']],
  ['feed readers', 'alternate', 'application/feed+json', ['/feed.json', '/whats-new.json']],
  ['browsers', 'search', 'application/opensearchdescription+xml', ['/opensearch.xml']],
])('every page tells %s (%s, %s) where to look', (_, rel, type, addresses) => {
  const faults = shownUrls().filter((url) => linked(url, rel, type).join() !== addresses.join());
  expect(faults).toEqual([]);
});

/** The attributes of each element of an XML file, by its name. */
function elementsOf(xml: string): [string, Record<string, string>][] {
  const elements: [string, Record<string, string>][] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => elements.push([name, attributes]));
  parser.write(xml).close();
  return elements;
}

test('browsers find the address of the search in the file', () => {
  const elements = elementsOf(readBuilt('/opensearch.xml'));

  expect(elements[0]).toEqual([
    'OpenSearchDescription',
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
  ]);
  expect(elements).toContainEqual([
    'Url',
    {
      type: 'text/html',
      method: 'get',
      template: 'https://webpack.js.org/?search={searchTerms}',
    },
  ]);
});
