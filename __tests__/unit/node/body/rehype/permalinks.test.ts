import { htmlOf } from '../../../../support/content';

test.each([
  ['## First steps', '#first-steps', 'First steps'],
  ['### `a.b` is *new*', '#ab-is-new', 'a.b is new'],
  ['## Cache <Badge>5+</Badge>', '#cache', 'Cache'],
  ['## Cache <Badge kind="deprecated" />', '#cache', 'Cache'],
])('%p has a link to itself', async (text, href, title) => {
  expect(await htmlOf(text)).toContain(
    `<a href="${href}" aria-label="${title}, permalink"></a></h`,
  );
});

test('a heading in markup that has no id has no link', async () => {
  expect(await htmlOf('<h2>Plain</h2>')).toBe('<h2>Plain</h2>');
});

test.each([
  ['## First steps', 'First steps'],
  ['### `a.b` is *new*', 'a.b is new'],
  ['## Cache <Badge>5+</Badge>', 'Cache 5+'],
  ['## Cache <Badge kind="deprecated" />', 'Cache deprecated'],
])('to a screen reader %p says what it says, without its link', async (text, name) => {
  expect(await htmlOf(text)).toContain(` aria-label="${name}">`);
});
