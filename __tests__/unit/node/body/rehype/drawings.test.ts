import { htmlOf, issuesIn } from '../../../../support/content';

const figure = (inside: string, caption = 'Two modules.') =>
  `<Figure caption="${caption}">\n  ${inside}\n</Figure>`;

test('a drawing stands in a box that the keyboard can scroll, named by its caption', async () => {
  const html = await htmlOf(
    figure('<svg role="img" aria-label="Boxes" viewBox="0 0 640 200"><path /></svg>'),
  );

  expect(html).toContain(
    '<div role="group" aria-label="Two modules." tabindex="0"><svg role="img" aria-label="Boxes"',
  );
});

test('a drawing brings the width below which its words are too small', async () => {
  expect(await htmlOf(figure('<svg viewBox="0 0 640 200"><path /></svg>'))).toContain(
    'width="544"',
  );
  expect(await htmlOf(figure('<svg><path /></svg>'))).not.toContain('width=');
});

test('a figure without a drawing has no box', async () => {
  expect(await htmlOf(figure('![A graph](/graph.png)'))).not.toContain('role="group"');
});

test('a drawing that lost its shapes is an issue', async () => {
  expect(await issuesIn(figure('<svg viewBox="0 0 640 200">\n\n  </svg>'))).toEqual([
    expect.stringContaining('This drawing shows nothing'),
  ]);
});
