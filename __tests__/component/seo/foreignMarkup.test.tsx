/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { Article } from '../../../src/components/article/Article';
import { FurtherReading } from '../../../src/components/article/FurtherReading';
import { Seo } from '../../../src/components/seo/Seo';
import { scriptJson, structuredData } from '../../../src/components/seo/structuredData';

const MARKUP = `"'></title></script><script>alert(1)</script><img src=x onerror=alert(1)>`;
const BEGUN = /<(?:script|img)\b/;

test('markup in a title or description is text in the head', () => {
  renderToString(<Seo title={MARKUP} description={MARKUP} pathname="/guides/" isArticle />);
  const { title, meta, link } = Helmet.renderStatic();

  expect([title, meta, link].join('')).not.toMatch(BEGUN);
  expect(title.toString()).toContain('&lt;script&gt;');
});

test('markup in what search engines read cannot end its element', () => {
  const json = scriptJson(
    structuredData({ title: MARKUP, description: MARKUP, url: '/', authors: [MARKUP] }),
  );
  expect(json).not.toContain('</script');
  expect(json).not.toContain('<!--');
  expect(JSON.stringify(JSON.parse(json))).toContain('alert(1)');
});

test('markup in frontmatter is text on the page', () => {
  const html = renderToString(
    <Article
      title={MARKUP}
      anchors={[{ title: MARKUP, id: MARKUP, level: 2 }]}
      after={<FurtherReading related={[{ title: MARKUP, url: 'https://example.com/' }]} />}
    >
      text
    </Article>,
  );
  expect(html).not.toMatch(BEGUN);
});
