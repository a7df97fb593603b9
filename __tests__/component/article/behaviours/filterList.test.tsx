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

const RELEASES = `<Releases>

<Release version="5.2">

## webpack 5.2

Words about it.

</Release>

<Release version="5.1">

## webpack 5.1

</Release>

</Releases>`;
const releases = () =>
  screen
    .getAllByRole('heading', { level: 2, hidden: true })
    .filter((heading) => !heading.closest('[hidden]'))
    .map((heading) => heading.textContent.trim());

test('one filter finds changes in all releases, and hides releases without one', async () => {
  const { user } = await readerOf(RELEASES);
  await user.type(filter(), 'output');

  expect(shown().filter(Boolean)).toEqual(['output.path']);
  expect(releases()).toEqual(['webpack 5.2']);
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
});

test('a filter also finds what is gone, which leads nowhere', async () => {
  const { user } = await readerOf(RELEASES);
  await user.type(filter(), '--flag-13');

  expect(releases()).toEqual(['webpack 5.1']);
  expect(screen.getByText('--flag-13')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
});

test('an empty filter unfolds the groups that were unfolded before', async () => {
  const { user } = await readerOf(RELEASES);
  const unfolded = () => document.querySelectorAll('details[open]').length;
  expect(unfolded()).toBe(2);
  await user.type(filter(), 'flag');
  await user.clear(filter());

  expect(unfolded()).toBe(2);
  expect(releases()).toEqual(['webpack 5.2', 'webpack 5.1']);
});
