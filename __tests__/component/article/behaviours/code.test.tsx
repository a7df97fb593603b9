/**
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { fireEvent, screen } from '@testing-library/react';
import { readerOf } from '../../../support/readerOf';

const fence = (meta: string, ...lines: string[]) => ['```' + meta, ...lines, '```'].join('\n');
const copied = () => navigator.clipboard.readText();

test.each([
  ['plain code', fence('js', 'a < b;', '', '  c();'), 'a < b;\n\n  c();'],
  ['code with marks', fence('js {1} /b/ lineNumbers focus={3}', 'a b', '', 'c'), 'a b\n\nc'],
  [
    'a diff as its result',
    fence('diff lang="js"', ' a {', '-  b', '+  c', '', ' }'),
    'a {\n  c\n\n}',
  ],
  ['a diff whose last line goes', fence('diff lang="js"', ' a', '-b'), 'a'],
  ['a diff of lines that all stay', fence('diff lang="js"', ' a', ' b'), 'a\nb'],
  ['folded code as a whole', fence('js collapse', 'a', 'b', 'c'), 'a\nb\nc'],
])('a reader copies %s', async (_, text, code) => {
  const { user } = await readerOf(text);
  await user.click(screen.getByRole('button', { name: 'Copy' }));

  expect(await copied()).toBe(code);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('of several blocks, the one next to the button is copied', async () => {
  const { user } = await readerOf(`${fence('js', 'first')}\n\n${fence('js', 'second')}`);
  await user.click(screen.getAllByRole('button', { name: 'Copy' })[1] as HTMLElement);

  expect(await copied()).toBe('second');
});

test('where copying is not allowed the code is selected, and a reader is told so', async () => {
  const { user } = await readerOf(fence('js', 'a();', 'b();'));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));

  const message = await screen.findByText('Copying failed. The code is selected: copy it by hand.');
  expect(message).toHaveRole('status');
  expect(message).not.toHaveClass('visually-hidden');
  expect(getSelection()?.toString()).toBe('a();\nb();');
});

test('the button says for two seconds that it copied', async () => {
  await readerOf(fence('js', 'a'));
  const button = screen.getByRole('button', { name: 'Copy' });
  jest.useFakeTimers();
  fireEvent.click(button);
  await jest.advanceTimersByTimeAsync(1999);
  expect(button).toHaveAttribute('data-copied');

  await jest.advanceTimersByTimeAsync(1);
  expect(button).not.toHaveAttribute('data-copied');
  jest.useRealTimers();
});

test('unfolding a long block leads into it', async () => {
  const { user, container } = await readerOf(fence('js collapse', 'a', 'b', 'c'));
  expect(container.querySelector('figure')).toHaveClass('folded');
  await user.click(screen.getByRole('button', { name: 'Show all 3 lines' }));

  expect(container.querySelector('pre')).toHaveFocus();
  expect(container.querySelector('figure')).not.toHaveClass('folded');
});
