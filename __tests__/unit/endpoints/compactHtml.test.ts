import { JSDOM } from 'jsdom';
import { compactHtml } from '../../../src/endpoints/compactHtml';

const parsed = (html: string) => new JSDOM(html).window.document.body.innerHTML;

test.each([
  ['lists', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><p>d</p>'],
  [
    'tables',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
  ],
  ['terms', '<dl><div><dt>a</dt><dd>b</dd></div></dl><dl><dt>c</dt><dd>d</dd></dl>'],
  ['choices', '<select><option value="5">5</option><option value="4">4</option></select>'],
])('%s are the same with fewer end tags', (_, html) => {
  const compact = compactHtml(html);
  expect(compact.length).toBeLessThan(html.length);
  expect(parsed(compact)).toBe(parsed(html));
});

test.each([
  ['space after an item', '<ul><li>a</li>\n<li>b</li>\n</ul>'],
  ['a comment after an item', '<ul><li>a</li><!-- --><li>b</li></ul>'],
])('%s stays where it is', (_, html) => {
  expect(compactHtml(html)).toContain('a</li>');
  expect(parsed(compactHtml(html))).toBe(parsed(html));
});

test('quotation marks in texts are themselves, and those in attributes stay escaped', () => {
  const html = '<p title="&quot;a&quot; &#x27;b&#x27;">&quot;c&quot; &#x27;d&#x27; &lt;e&gt;</p>';
  expect(compactHtml(html)).toBe(`<p title="&quot;a&quot; 'b'">"c" 'd' &lt;e&gt;</p>`);
});
