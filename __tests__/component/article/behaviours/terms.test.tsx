/**
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { fireEvent, screen } from '@testing-library/react';
import { readerOf } from '../../../support/readerOf';

const files = {
  'content/data/glossary.yaml':
    '- { term: chunk, definition: Modules that load together., url: "/concepts/#chunks" }',
};
const TEXT = 'Every <Term>chunk</Term> is a file.\n\n## Chunks';

const word = () => screen.getByRole('link', { name: 'chunk' });
const definition = () => screen.getByRole('tooltip', { hidden: true });
/** What the stylesheet shows and hides the definition by. */
const state = () => ({ ...(definition().parentElement as HTMLElement).dataset });

/** Whether the browser follows the link. */
function tap(pointerType: string): boolean {
  return fireEvent(
    word(),
    new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }),
  );
}

test('a word is described by its definition', async () => {
  await readerOf(TEXT, files);

  expect(word()).toHaveAccessibleDescription('Modules that load together.');
  expect(definition()).toHaveTextContent('Modules that load together.');
});

test('a first tap opens the definition, and a second one leads to the glossary', async () => {
  await readerOf(TEXT, files);

  expect(tap('touch')).toBe(false);
  expect(state()).toEqual({ open: '' });
  expect(tap('touch')).toBe(true);
});

test('a click with the mouse leads to the glossary', async () => {
  await readerOf(TEXT, files);

  expect(tap('mouse')).toBe(true);
  expect(state()).toEqual({});
});

test('a touch elsewhere closes the definition, one inside does not', async () => {
  await readerOf(TEXT, files);
  tap('touch');
  fireEvent.pointerDown(definition());
  expect(state()).toEqual({ open: '' });

  fireEvent.pointerDown(document.body);
  expect(state()).toEqual({});
});

test('Escape hides the definition until the focus leaves the word', async () => {
  const { user } = await readerOf(TEXT, files);
  await user.tab();
  expect(word()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(state()).toEqual({ dismissed: '' });

  await user.tab();
  expect(state()).toEqual({});
});

test('any other key leaves the definition there', async () => {
  const { user } = await readerOf(TEXT, files);
  await user.tab();
  await user.keyboard('a');

  expect(state()).toEqual({});
});

// jsdom has no pointer: the word says itself that it is under one.
test('Escape hides a definition that only the pointer holds open', async () => {
  const { user } = await readerOf(TEXT, files);
  const term = definition().parentElement as HTMLElement;
  const find = document.querySelector.bind(document);
  jest
    .spyOn(document, 'querySelector')
    .mockImplementation((selector: string) => (/:hover/.test(selector) ? term : find(selector)));
  await user.hover(word());
  await user.keyboard('{Escape}');

  expect(state()).toEqual({ dismissed: '' });
});

test.each([
  ['sticks out on the right', { left: 900, right: 1100 }, '-84px'],
  ['sticks out on the left', { left: -20, right: 180 }, '28px'],
  ['fits', { left: 100, right: 300 }, ''],
])('a definition that %s is shifted by %p', async (_, box, shift) => {
  Element.prototype.getBoundingClientRect = () => box as DOMRect;
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  const { user } = await readerOf(TEXT, files);
  await user.hover(word());

  expect(definition().style.getPropertyValue('--term-shift')).toBe(shift);
});
