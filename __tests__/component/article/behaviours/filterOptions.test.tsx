/**
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { screen } from '@testing-library/react';
import { readerOf } from '../../../support/readerOf';

/** The options that a visitor sees without unfolding anything. */
const shown = () =>
  screen
    .getAllByRole('link')
    .filter((link) => !link.closest('[hidden]') && isUnfolded(link))
    .map((link) => link.textContent);

const isUnfolded = (link: Element) => {
  const folded = link.closest('ul')?.closest('details');
  return !folded || folded.open;
};

test('every option leads to where it is explained', async () => {
  await readerOf('<Options />');
  expect(screen.getByRole('link', { name: 'mode' })).toHaveAttribute(
    'href',
    '/configuration/mode/',
  );
  expect(shown()).toEqual(['mode', 'output']);
});

test('a word shows the options whose paths contain it, unfolded, and how many they are', async () => {
  const { user } = await readerOf('<Options />');
  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'file');

  expect(shown()).toEqual(['output', 'filename']);
  expect(screen.getByRole('status')).toHaveTextContent('1 option');
});

test('the path of a group shows all of it', async () => {
  const { user } = await readerOf('<Options />');
  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'Output.');
  expect(shown()).toEqual(['output', 'filename', 'path']);
});

test('an emptied filter shows everything again, folded', async () => {
  const { user } = await readerOf('<Options />');
  const filter = screen.getByRole('searchbox', { name: 'Filter' });
  await user.type(filter, 'nothing is called this');
  expect(screen.getByRole('status')).toHaveTextContent('No options');

  await user.clear(filter);
  expect(shown()).toEqual(['mode', 'output']);
});
