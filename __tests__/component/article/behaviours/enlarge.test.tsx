/**
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { screen, within } from '@testing-library/react';
import '../../../support/dialog';
import { readerOf } from '../../../support/readerOf';

const DRAWING = `<Figure caption="Two modules become one bundle.">
  <svg role="img" aria-label="Two boxes and an arrow" viewBox="0 0 640 200"></svg>
</Figure>`;
const PICTURE = '![A red box](./mistake.svg)';
const files = {
  'content/guides/mistake.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 300"></svg>',
};

const dialog = () => screen.queryByRole('dialog');

afterEach(() => dialog()?.remove());

test.each([
  ['a drawing', DRAWING, 'Two boxes and an arrow', 'Two modules become one bundle.'],
  ['a picture', PICTURE, 'A red box', 'A red box'],
])('a press on %s shows it in a dialog, with its words', async (_, text, name, words) => {
  const { user } = await readerOf(text, files);
  await user.click(screen.getByRole('img', { name }));

  const shown = within(screen.getByRole('dialog', { name: words }));
  expect(shown.getByRole('img', { name })).toBeInTheDocument();
  expect(shown.getByText(words)).toBeInTheDocument();
});

test.each(['{Enter}', ' '])('the keyboard enlarges a picture, too: %p', async (key) => {
  const { user } = await readerOf(DRAWING);
  screen.getByRole('button', { name: 'Enlarge: Two modules become one bundle.' }).focus();
  await user.keyboard(key);

  expect(dialog()).toBeInTheDocument();
});

test.each([
  ['its button', () => within(dialog()!).getByRole('button', { name: 'Close' })],
  ['the picture', () => within(dialog()!).getByRole('img')],
])('a press on %s closes the dialog', async (_, target) => {
  const { user } = await readerOf(DRAWING);
  await user.click(screen.getByRole('img'));
  await user.click(target());

  expect(dialog()).not.toBeInTheDocument();
});

test('going back closes the dialog', async () => {
  const { user } = await readerOf(DRAWING);
  await user.click(screen.getByRole('img'));
  window.dispatchEvent(new PopStateEvent('popstate'));

  expect(dialog()).not.toBeInTheDocument();
});

test('a drawing whose words are selected stays as it is', async () => {
  const { user } = await readerOf(`Some words.\n\n${DRAWING}`);
  const drawing = screen.getByRole('img');
  getSelection()!.selectAllChildren(screen.getByText('Some words.'));
  drawing.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  expect(dialog()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Enlarge/ }));
  expect(dialog()).toBeInTheDocument();
});
