import { htmlOf } from '../../../../support/content';

const figure = (inside: string, caption = 'Two modules.') =>
  `<Figure caption="${caption}">\n  ${inside}\n</Figure>`;

test('a drawing stands in a box that the keyboard can scroll, named by its caption', async () => {
  const html = await htmlOf(figure('<svg role="img" aria-label="Boxes" viewBox="0 0 640 200" />'));

  expect(html).toContain(
    '<div role="group" aria-label="Two modules." tabindex="0"><svg role="img" aria-label="Boxes"',
  );
});

test('a drawing brings the width below which its words are too small', async () => {
  expect(await htmlOf(figure('<svg viewBox="0 0 640 200" />'))).toContain('width="544"');
  expect(await htmlOf(figure('<svg />'))).not.toContain('width=');
});

test('a figure without a drawing has no box', async () => {
  expect(await htmlOf(figure('![A graph](/graph.png)'))).not.toContain('role="group"');
});
