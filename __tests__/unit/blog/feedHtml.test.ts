import { feedHtml } from '../../../src/endpoints/feedHtml';

test.each([
  ['<a href="/guides/">', '<a href="https://site/guides/">'],
  ['<a href="/guides/#setup">', '<a href="https://site/guides/#setup">'],
  ['<a href="#setup">', '<a href="https://site/blog/post/#setup">'],
  ['<img alt="" src="/cube.svg"/>', '<img alt="" src="https://site/cube.svg"/>'],
  ['<a href="https://github.com/">', '<a href="https://github.com/">'],
  ['<a href="//cdn.example/x.js">', '<a href="//cdn.example/x.js">'],
  ['<code>&lt;a href=&quot;/x/&quot;&gt;</code>', '<code>&lt;a href=&quot;/x/&quot;&gt;</code>'],
])('%s leads to its place from anywhere', (html, expected) => {
  expect(feedHtml(html, 'https://site', '/blog/post/')).toBe(expected);
});

test('nothing is left to press that does something only on this site', () => {
  const html =
    '<h2 id="a">A<a class="permalink" href="#a" aria-label="A, permalink"></a></h2><pre>x</pre><button type="button" class="code-copy">Copy</button><p>y</p>';

  expect(feedHtml(html, 'https://site', '/blog/post/')).toBe(
    '<h2 id="a">A</h2><pre>x</pre><p>y</p>',
  );
});
