import { fromBodyChunk, toBodyChunk } from '../../../src/endpoints/bodyChunk';

test.each([
  '',
  '<p>Plain</p>',
  '<p title="a &quot;b&quot;">It’s `$' + '{code}` \\n \\\\ </p>',
  'lines\nand\ttabs\r\n',
  '\u2028\u2029\u0000 😀 \uD83D',
  "export default 'x';\n",
])('the server reads back the text that it wrote: %j', (html) => {
  expect(fromBodyChunk(toBodyChunk(html))).toBe(html);
});

test('the browser gets the text as what the script exports', async () => {
  const html = '<p>It’s "quoted" </script> `$' + '{1}`</p>\u2028';
  const script = `data:text/javascript,${encodeURIComponent(toBodyChunk(html))}`;

  expect(await import(script)).toMatchObject({ default: html });
});
