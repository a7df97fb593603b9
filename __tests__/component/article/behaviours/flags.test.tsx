/**
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { screen } from '@testing-library/react';
import { readerOf } from '../../../support/readerOf';

const filter = () => screen.getByRole('searchbox', { name: 'Filter 3 flags' });
/** The flags that a visitor sees. */
const shown = () =>
  [...document.querySelectorAll('details[open]:not([hidden]) li:not([hidden])')].map(
    (item) => item.textContent,
  );

test('the flags are folded by option, each with its type and a link to its option', async () => {
  await readerOf('<Flags />');

  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(shown()).toEqual([]);
  expect(document.querySelector('a[href="/configuration/output/#outputpath"]')).toHaveTextContent(
    '--output-path',
  );
});

test.each([
  ['path', ['--output-path path']],
  ['--output', ['--output-path path', '--[no-]output-clean boolean']],
  ['output.clean', ['--[no-]output-clean boolean']],
  ['Reset Entry', ['--entry string, --entry-reset']],
])('someone who types %s sees the flags that contain all words', async (typed, flags) => {
  const { user } = await readerOf('<Flags />');
  await user.type(filter(), typed);

  expect(shown()).toEqual(flags);
  expect(screen.getByRole('status')).toHaveTextContent(
    flags.length === 1 ? '1 flag' : `${flags.length} flags`,
  );
});

test('a filter that finds nothing says so, and an empty one folds everything again', async () => {
  const { user } = await readerOf('<Flags />');
  await user.type(filter(), 'nothing');

  expect(shown()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No flag contains this.');

  await user.clear(filter());

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.querySelectorAll('details[open], details[hidden], li[hidden]')).toHaveLength(0);
});
