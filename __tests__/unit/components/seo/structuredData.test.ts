import { scriptJson, structuredData } from '../../../../src/components/seo/structuredData';

const guides = { url: '/guides/', title: 'Guides' };

/** The parts of the graph by their type. */
function partsOf(page: Parameters<typeof structuredData>[0]) {
  const { '@graph': graph } = structuredData(page) as { '@graph': { '@type': string }[] };
  return Object.fromEntries(graph.map(({ '@type': type, ...part }) => [type, part]));
}

test('a page tells search engines the way to it and what it is', () => {
  const page = {
    url: '/guides/caching/',
    title: 'Caching',
    description: 'How browsers keep files.',
    section: guides,
    updated: '2024-03-01T10:00:00Z',
    date: null,
    authors: [],
  };

  expect(structuredData(page)).toMatchObject({ '@context': 'https://schema.org' });
  expect(partsOf(page)).toEqual({
    BreadcrumbList: {
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Guides',
          item: 'https://webpack.js.org/guides/',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Caching',
          item: 'https://webpack.js.org/guides/caching/',
        },
      ],
    },
    TechArticle: {
      headline: 'Caching',
      description: 'How browsers keep files.',
      url: 'https://webpack.js.org/guides/caching/',
      dateModified: '2024-03-01T10:00:00Z',
    },
  });
});

test('a post has a date and authors', () => {
  const post = {
    url: '/blog/2020-10-10-webpack-5-release/',
    title: 'webpack 5',
    date: '2020-10-10',
    authors: ['sokra', 'chenxsan'],
  };

  expect(partsOf(post)['BlogPosting']).toEqual({
    headline: 'webpack 5',
    url: 'https://webpack.js.org/blog/2020-10-10-webpack-5-release/',
    datePublished: '2020-10-10',
    author: [
      { '@type': 'Person', name: 'sokra' },
      { '@type': 'Person', name: 'chenxsan' },
    ],
  });
});

test.each([
  ['a section’s own page', { ...guides, section: guides }],
  ['a page without a section', { url: '/glossary/', title: 'Glossary', section: null }],
])('the way to %s is the page alone', (_, page) => {
  expect(partsOf(page)['BreadcrumbList']).toMatchObject({
    itemListElement: [{ position: 1, name: page.title }],
  });
});

test('what is not known is left out', () => {
  const page = { url: '/a/', title: 'A', description: null, updated: null, date: null };

  expect(Object.keys(partsOf(page)['TechArticle'] ?? {})).toEqual(['headline', 'url']);
});

test('data cannot end the script element around it', () => {
  const data = { title: '</script><script>alert(1)</script>', comment: '<!-- --> & "a"' };

  expect(scriptJson(data)).not.toContain('<');
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});
