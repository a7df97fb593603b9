import { removalsIn, sinceIn } from '../../../../../src/node/reference/data/releases';

const news = (release: string, added: string[], removed: string[]) => ({
  release,
  version: `${release}.0`,
  added,
  removed,
  changed: {},
});

const HISTORY = [
  news('5.3', ['option b'], ['plugin option APlugin.x', 'option c']),
  news('5.2', ['option c'], ['option b', 'stats field StatsAsset.y']),
  news('5.1', ['option b'], []),
];

test('the release that brought something is the last that added it', () => {
  const since = sinceIn(HISTORY);

  expect(since('option b')).toBe('5.3');
  expect(since('option c')).toBe('5.2');
  expect(since('option a')).toBeNull();
});

test('what was removed is listed by kind, unless it came back', () => {
  const removals = removalsIn(HISTORY, (name) => name === 'option b');

  expect(removals.map(({ name, kind, release }) => [name, kind, release])).toEqual([
    ['APlugin.x', 'plugin option', '5.3'],
    ['c', 'option', '5.3'],
    ['StatsAsset.y', 'stats field', '5.2'],
  ]);
  expect(removals[0]?.url).toBe('https://webpack.js.org/whats-new/#webpack-5-3');
});
