import { htmlOf } from '../../../../support/content';

const svg = (width: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 200"></svg>`);
const files = {
  'content/guides/wide.svg': svg(640),
  'content/guides/icon.svg': svg(48),
};

test.each([
  ['in a sentence', '![Two chunks](./wide.svg)', 'Two chunks'],
  ['as a tag', '<img src="./wide.svg" alt="Two chunks" />', 'Two chunks'],
  [
    'with a caption',
    '<Figure caption="Chunks.">\n\n![Two chunks](./wide.svg)\n\n</Figure>',
    'Two chunks',
  ],
])('a wide picture %s has a button that enlarges it', async (_, text, name) => {
  expect(await htmlOf(text, files)).toMatch(
    new RegExp(
      `<span><img [^>]*><button type="button" aria-label="Enlarge: ${name}"></button></span>`,
    ),
  );
});

test('a drawing has a button that enlarges it, named by its caption', async () => {
  const text =
    '<Figure caption="Two chunks.">\n  <svg viewBox="0 0 640 200"><path /></svg>\n</Figure>';

  expect(await htmlOf(text)).toContain(
    '</svg></div><button type="button" aria-label="Enlarge: Two chunks."></button>',
  );
});

test.each([
  ['an icon', '![A cube](./icon.svg)'],
  ['a decoration', '<img src="./wide.svg" alt="" />'],
  ['a picture that is a link', '[![Two chunks](./wide.svg)](/concepts/)'],
  ['a picture in a link that is written as a tag', '<a href="/concepts/">![Two](./wide.svg)</a>'],
  ['a picture in a table', '| A |\n|---|\n| ![Two chunks](./wide.svg) |'],
  ['a file of the site', '<img src="/logo/webpack.svg" alt="webpack" />'],
])('%s has no such button', async (_, text) => {
  expect(await htmlOf(text, files)).not.toContain('Enlarge');
});
