import { inlineScripts, styleAttributes } from '../../../../src/node/security/inlineCode';

test('scripts that stand in a document are found, with attributes and line breaks', () => {
  const html =
    '<head><script>one()</script></head><script id="b"\n data-path="/a/">two(\n)</script>';
  expect(inlineScripts(html)).toEqual(['one()', 'two(\n)']);
});

test.each([
  ['a script of its own file', '<script src="/app.js" async></script>'],
  ['data for search engines', '<script type="application/ld+json">{"a":1}</script>'],
  ['an empty script', '<script></script>'],
  ['the word in a text', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
])('%s is no inline script', (_, html) => {
  expect(inlineScripts(html)).toEqual([]);
});

test.each(['module', 'text/javascript'])('a script of the type %s is run as well', (type) => {
  expect(inlineScripts(`<script type="${type}">one()</script>`)).toEqual(['one()']);
});

test('styles of elements are found once each, as the browser reads them', () => {
  const html =
    '<p style="color:red">a</p><b id="x" style="font-family:&quot;A &amp; B&quot;">b</b><i style="color:red">c</i>';
  expect(styleAttributes(html)).toEqual(['color:red', 'font-family:"A & B"']);
});

test('a style in a text is none', () => {
  expect(styleAttributes('<p>&lt;p style="color:red"&gt;</p>')).toEqual([]);
});
