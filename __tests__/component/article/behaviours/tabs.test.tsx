/**
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { screen, within } from '@testing-library/react';
import { readerOf } from '../../../support/readerOf';

const tabs = (sync: string, ...titles: string[]) =>
  `<Tabs${sync && ` sync="${sync}"`}>\n${titles
    .map((title) => `<Tab title="${title}">\n\nText of ${title}\n\n</Tab>`)
    .join('\n')}\n</Tabs>`;

const THREE = tabs('', 'npm', 'yarn', 'pnpm');

const groups = () => screen.getAllByRole('tablist');
const tab = (name: string, group = 0) =>
  within(groups()[group] as HTMLElement).getByRole('tab', { name });
/** The panels that a visitor sees. */
const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.textContent.trim());

beforeEach(() => localStorage.clear());

test('the first tab is chosen, and the keyboard enters the group once', async () => {
  await readerOf(THREE);

  expect(shown()).toEqual(['Text of npm']);
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('npm');
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('npm');
});

test('a click on a tab shows its panel', async () => {
  const { user } = await readerOf(THREE);
  await user.click(tab('yarn'));

  expect(shown()).toEqual(['Text of yarn']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('yarn');
  expect(screen.getAllByRole('tab').map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
});

test.each([
  ['npm', '{ArrowRight}', 'yarn'],
  ['pnpm', '{ArrowRight}', 'npm'],
  ['yarn', '{ArrowLeft}', 'npm'],
  ['npm', '{ArrowLeft}', 'pnpm'],
  ['yarn', '{Home}', 'npm'],
  ['npm', '{End}', 'pnpm'],
])('on %s the key %s leads to %s', async (from, key, to) => {
  const { user } = await readerOf(THREE);
  await user.click(tab(from));
  await user.keyboard(key);

  expect(tab(to)).toHaveFocus();
  expect(shown()).toEqual([`Text of ${to}`]);
});

test.each(['{ArrowDown}', 'a', '{Tab}'])('the key %s chooses no tab', async (key) => {
  const { user } = await readerOf(THREE);
  await user.click(tab('yarn'));
  await user.keyboard(key);

  expect(shown()).toEqual(['Text of yarn']);
});

// Alt and an arrow is the way back, and Control and an arrow moves by words.
test.each(['Alt', 'Control', 'Meta'])('with %s the arrows belong to the browser', async (key) => {
  const { user } = await readerOf(THREE);
  await user.click(tab('yarn'));
  await user.keyboard(`{${key}>}{ArrowLeft}{/${key}}`);

  expect(shown()).toEqual(['Text of yarn']);
});

test('groups of the same name change together, each to what it has', async () => {
  const { user } = await readerOf(
    [
      tabs('manager', 'npm', 'yarn'),
      tabs('manager', 'yarn', 'npm'),
      tabs('manager', 'pnpm', 'bun'),
      tabs('shell', 'npm', 'yarn'),
      tabs('', 'npm', 'yarn'),
    ].join('\n\n'),
  );
  await user.click(tab('yarn'));

  expect(shown()).toEqual([
    'Text of yarn',
    'Text of yarn',
    'Text of pnpm',
    'Text of npm',
    'Text of npm',
  ]);
});

test('install commands of a page change together', async () => {
  const { user } = await readerOf('<Install packages="a" />\n\n<Run command="b" />');
  await user.click(tab('pnpm', 1));

  expect(screen.getAllByRole('tab', { selected: true }).map((each) => each.textContent)).toEqual([
    'pnpm',
    'pnpm',
  ]);
});

test('a group without a name changes alone and is not remembered', async () => {
  const { user, unmount } = await readerOf(`${THREE}\n\n${THREE}`);
  await user.click(tab('yarn'));
  expect(shown()).toEqual(['Text of yarn', 'Text of npm']);
  unmount();
  await readerOf(`${THREE}\n\n${THREE}\n\nAgain.`);

  expect(shown()).toEqual(['Text of npm', 'Text of npm']);
});

test('a later visit shows the choice of an earlier one', async () => {
  const { user, unmount } = await readerOf(tabs('manager', 'npm', 'yarn'));
  await user.click(tab('yarn'));
  unmount();
  await readerOf(`${tabs('manager', 'npm', 'yarn')}\n\n${tabs('manager', 'npm', 'pnpm')}`);

  expect(shown()).toEqual(['Text of yarn', 'Text of npm']);
});

test('tabs inside tabs change alone', async () => {
  const { user } = await readerOf(
    `<Tabs>\n<Tab title="outer one">\n\n${tabs('', 'inner one', 'inner two')}\n\n</Tab>\n<Tab title="outer two">\n\nText\n\n</Tab>\n</Tabs>`,
  );
  await user.click(screen.getByRole('tab', { name: 'inner two' }));

  expect(screen.getAllByRole('tab', { selected: true }).map((each) => each.textContent)).toEqual([
    'outer one',
    'inner two',
  ]);
});

test('a browser that remembers nothing still changes tabs', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await readerOf(
    `${tabs('manager', 'npm', 'yarn')}\n\n${tabs('manager', 'npm', 'yarn')}`,
  );
  await user.click(tab('yarn'));

  expect(shown()).toEqual(['Text of yarn', 'Text of yarn']);
});
