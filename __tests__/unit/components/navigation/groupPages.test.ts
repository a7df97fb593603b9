import { groupPages } from '../../../../src/components/navigation/groupPages';

const page = (title: string, group?: string | null) => ({
  title,
  url: `/plugins/${title}/`,
  group,
});

test('pages stand below the name of their group, in the order they come in', () => {
  const groups = groupPages([
    page('Plugins'),
    page('ZipPlugin', 'Community'),
    page('AliasPlugin', 'Community'),
    page('BannerPlugin', 'webpack'),
  ]);

  expect(groups.map(({ heading, pages }) => [heading, pages.map(({ title }) => title)])).toEqual([
    [undefined, ['Plugins']],
    ['Community', ['ZipPlugin', 'AliasPlugin']],
    ['webpack', ['BannerPlugin']],
  ]);
});

test('the group `-` has no heading', () => {
  expect(groupPages([page('A', null), page('B', '-')]).map(({ heading }) => heading)).toEqual([
    undefined,
  ]);
});

test('a section without pages has no groups', () => {
  expect(groupPages([])).toEqual([]);
});
