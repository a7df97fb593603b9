/**
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { screen } from '@testing-library/react';
import { readerOf } from '../../../support/readerOf';

const filter = () => screen.getByRole('searchbox');
const isUnfolded = (item: Element): boolean => {
  const group = item.parentElement?.closest('details');
  return !group || (group.open && isUnfolded(group));
};
/** The links that a visitor sees without unfolding anything, in folded summaries as well. */
const shown = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => !link.closest('[hidden]') && isUnfolded(link.closest('li') ?? link))
    .map((link) => link.textContent);

test('every option leads to where it is explained', async () => {
  await readerOf('<Options />');
  expect(screen.getByRole('link', { name: 'mode' })).toHaveAttribute(
    'href',
    '/configuration/mode/',
  );
  expect(shown()).toEqual(['mode', 'output']);
});

test.each([
  ['file', ['output', 'filename'], '1 found'],
  ['Output.', ['output', 'filename', 'path'], '3 found'],
  ['output filename', ['output', 'filename'], '1 found'],
  ['mode', ['mode'], '1 found'],
])('someone who types %s sees the options whose paths contain it', async (typed, links, count) => {
  const { user } = await readerOf('<Options />');
  await user.type(filter(), typed);

  expect(shown()).toEqual(links);
  expect(screen.getByRole('status')).toHaveTextContent(count);
});

test('the flags are folded by option, each with its type and a link to its option', async () => {
  await readerOf('<Flags />');

  expect(screen.getByRole('searchbox', { name: 'Filter 3 flags' })).toBeInTheDocument();
  expect(shown()).toEqual([]);
  expect(document.querySelector('a[href="/configuration/output/#outputpath"]')).toHaveTextContent(
    '--output-path',
  );
});

test.each([
  ['path', ['--output-path']],
  ['--output', ['--output-path', '--[no-]output-clean']],
  ['output.clean', ['--[no-]output-clean']],
  ['Reset Entry', ['--entry']],
])('someone who types %s sees the flags that contain all words', async (typed, flags) => {
  const { user } = await readerOf('<Flags />');
  await user.type(filter(), typed);

  expect(shown()).toEqual(flags);
  expect(screen.getByRole('status')).toHaveTextContent(`${flags.length} found`);
});

test('a filter that finds nothing says so, and an empty one folds everything again', async () => {
  const { user } = await readerOf('<Flags />');
  await user.type(filter(), 'nothing');

  expect(shown()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('None found');

  await user.clear(filter());

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(document.querySelectorAll('details[open], details[hidden], li[hidden]')).toHaveLength(0);
});
