/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server';
import { ArticleBody } from '../../../src/components/article/ArticleBody';
import { ServedBodies } from '../../../src/components/article/servedBody';

test('the server writes the text into the document, and which page it belongs to', () => {
  const html = renderToString(
    <ServedBodies.Provider value={(chunk) => `<p>Text of ${chunk}</p>`}>
      <ArticleBody path="guides/caching.mdx" chunk="/content/guides/caching.abc.js" />
    </ServedBodies.Provider>,
  );

  expect(html).toContain(
    ' data-body="guides/caching.mdx"><p>Text of /content/guides/caching.abc.js</p></div>',
  );
});

test('a server without the text writes the placeholder', () => {
  expect(renderToString(<ArticleBody path="a.mdx" chunk="/content/a.js" />)).toContain(
    'Loading content',
  );
});
