import { changeGroups, shownName } from '../../../../src/node/reference/release/listing';
import { thingLinks } from '../../../../src/node/reference/release/links';
import { readReference } from '../../../../src/node/reference/reference';

const news = { release: '5.2', version: '5.2.0', added: [], removed: [], changed: {} };
const urlOf = (name: string) => (name.includes('gone') ? undefined : `#${name}`);

test('news stand in groups by what happened and by kind, the options first', () => {
  const groups = changeGroups(
    {
      ...news,
      added: ['flag --cache', 'hook Compiler.emit', 'option cache', 'option output.path'],
      removed: ['plugin option BannerPlugin.gone'],
    },
    urlOf,
  );

  expect(groups.map(({ title }) => title)).toEqual([
    '2 new options',
    '1 new hook',
    '1 new flag',
    '1 removed plugin option',
  ]);
  expect(groups[1]?.items).toEqual([
    { name: 'Compiler.hooks.emit', url: '#hook Compiler.emit', details: [] },
  ]);
  expect(groups[3]?.items[0]).toMatchObject({ name: 'BannerPlugin.gone', url: null });
});

test('what changed is said in words', () => {
  const [group] = changeGroups(
    {
      ...news,
      changed: {
        'option devtool': {
          type: { less: ['string'], more: ['false', 'object[]'] },
          default: { less: ['"eval"'], more: ['false'] },
          status: { less: ['experimental'], more: ['deprecated'] },
        },
        'option new': { default: { less: [], more: ['true'] } },
        'option long': { default: { less: ['a'.repeat(200)], more: ['b'] } },
        'magic comment webpackIgnore': { place: { less: [], more: ['CSS'] } },
      },
    },
    urlOf,
  );
  const said = group?.items.map(({ details }) =>
    details.map(({ text, codes }) => [text, ...codes].join(' ')),
  );

  expect(group?.title).toBe('3 changed options');
  expect(said).toEqual([
    [
      'also takes false object[]',
      'no longer takes string',
      'default was "eval"',
      'is false',
      'now deprecated',
      'no longer experimental',
    ],
    ['default is true'],
    ['other defaults'],
  ]);
});

test.each([
  ['option output.filename', 'output.filename'],
  ['plugin option BannerPlugin.raw', 'BannerPlugin.raw'],
  ['hook Compilation.hints', 'Compilation.hooks.hints'],
  ['stats field StatsModule.name', 'StatsModule.name'],
  ['flag --mode', '--mode'],
])('%s is shown as %s', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

test('names lead to what explains them, or to what they belong to', () => {
  const urls: Record<string, string> = {
    'output.filename': '/configuration/output/#outputfilename',
    'output.html': '/configuration/output/#outputhtml',
    BannerPlugin: '/plugins/banner-plugin/',
  };
  const link = thingLinks(readReference(), ({ name }) => urls[name]);

  expect(link('option output.filename')).toBe('/configuration/output/#outputfilename');
  expect(link('option output.html.base.href')).toBe('/configuration/output/#outputhtml');
  expect(link('flag --output-filename')).toBe('/configuration/output/#outputfilename');
  expect(link('plugin option BannerPlugin.raw')).toBe('/plugins/banner-plugin/');
  expect(link('member Compilation.hints')).toBe('/api/types/c/#compilation');
  expect(link('member webpack.util.comparators.compareErrors')).toBe('/api/types/w/#webpackutil');
  expect(link('hook Compiler.emit')).toBeUndefined();
  expect(link('option experiments.layers')).toBeUndefined();
});
