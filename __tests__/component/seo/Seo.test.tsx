import { render } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import { Seo } from '../../../src/components/seo/Seo';

const DEFAULT =
  'webpack bundles JavaScript modules for the browser, and can transform, bundle or package just about any other resource along the way.';

type Tag = Partial<Record<string, string>>;
type Head = { title: string; metaTags: Tag[]; linkTags: Tag[] };

/** What the head says once a page is shown. */
function headOf(page: Parameters<typeof Seo>[0]) {
  render(<Seo {...page} />);
  const { title, metaTags, linkTags } = Helmet.peek() as unknown as Head;
  return {
    title,
    meta: Object.fromEntries(
      metaTags.map(({ name, property, content }) => [name ?? property, content]),
    ) as Record<string, string>,
    links: linkTags.map(({ rel, hrefLang, href }) =>
      [rel, hrefLang, href].filter(Boolean).join(' '),
    ),
  };
}

test('a page has its own title, description and address', () => {
  const { title, meta, links } = headOf({
    title: 'Caching',
    description: 'How browsers keep files.',
    pathname: '/guides/caching/',
    card: '/cards/guides/caching.1a2b3c4d.png',
  });

  expect(title).toBe('Caching | webpack');
  expect(meta).toMatchObject({
    description: 'How browsers keep files.',
    'og:title': 'Caching | webpack',
    'og:description': 'How browsers keep files.',
    'og:url': 'https://webpack.js.org/guides/caching/',
    'og:type': 'website',
    'og:site_name': 'webpack',
    'og:image': 'https://webpack.js.org/cards/guides/caching.1a2b3c4d.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Caching | webpack',
    'twitter:card': 'summary_large_image',
  });
  expect(links).toEqual([
    'canonical https://webpack.js.org/guides/caching/',
    'alternate en https://webpack.js.org/guides/caching/',
    'alternate zh https://webpack.docschina.org/guides/caching/',
    'alternate ko https://webpack.kr/guides/caching/',
  ]);
});

test('the home page has only the site’s title', () => {
  expect(headOf({ pathname: '/' })).toMatchObject({
    title: 'webpack',
    meta: { description: DEFAULT, 'og:url': 'https://webpack.js.org/' },
  });
});

test.each([null, undefined])('a page with the description %p has a general one', (description) => {
  expect(headOf({ title: 'Caching', description, pathname: '/a/' }).meta).toMatchObject({
    description: DEFAULT,
  });
});

test.each(['/guides/caching', '/guides/caching/', '/guides/caching/?utm=1', '/guides/caching//'])(
  'the page at %s has one address',
  (pathname) => {
    expect(headOf({ title: 'Caching', pathname }).links[0]).toBe(
      'canonical https://webpack.js.org/guides/caching/',
    );
  },
);

test('a page hidden from search engines says so, and has no translations', () => {
  const { title, meta, links } = headOf({
    title: 'Combined printable page',
    pathname: '/guides/printable/',
    hidden: true,
  });

  expect(title).toBe('Combined printable page | webpack');
  expect(meta['robots']).toBe('noindex,nofollow');
  expect(links).toEqual(['canonical https://webpack.js.org/guides/printable/']);
});

test('search engines may read any other page', () => {
  expect(headOf({ title: 'Caching', pathname: '/a/' }).meta).not.toHaveProperty('robots');
});

test('an article is told apart from a screen', () => {
  const page = { title: 'Caching', pathname: '/guides/caching/' };

  expect(headOf({ ...page, isArticle: true }).meta['og:type']).toBe('article');
});

test('a page without a social image of its own has the general one', () => {
  expect(headOf({ title: 'Moved', pathname: '/old/' }).meta['og:image']).toBe(
    'https://webpack.js.org/icons/card.png',
  );
});
