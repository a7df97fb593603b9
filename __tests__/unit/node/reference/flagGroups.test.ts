import { flagGroupsOf } from '../../../../src/node/reference/flagGroups';
import { readReference } from '../../../../src/node/reference/reference';
import type { Flag } from '../../../../src/node/reference/types';

const flag = (name: string, option: string | null, rest: Partial<Flag> = {}): Flag => ({
  name,
  option,
  alias: null,
  package: 'webpack',
  type: 'string',
  multiple: false,
  description: '',
  negatable: false,
  ...rest,
});

const URLS: Readonly<Record<string, string>> = {
  'output.path': '/configuration/output/#outputpath',
  'module.rules': '/configuration/module/#modulerules',
};
const groups = (...flags: Flag[]) => flagGroupsOf({ flags }, (name) => URLS[name]);

test('flags are grouped by top-level option, without those that set none', () => {
  const found = groups(
    flag('--output-path', 'output.path'),
    flag('--config', null, { package: 'webpack-cli' }),
    flag('--port', 'devServer.port', { package: 'webpack-dev-server' }),
    flag('--entry', 'entry[]'),
  );

  expect(found.map(({ option, flags }) => [option, flags.map(({ name }) => name)])).toEqual([
    ['entry', ['--entry']],
    ['output', ['--output-path']],
  ]);
});

test('a flag leads to its option, or to the nearest one above it that is explained', () => {
  const [moduleFlags, outputFlags] = groups(
    flag('--output-path', 'output.path'),
    flag('--module-rules-use', 'module.rules[].use[].loader'),
    flag('--module-no-parse', 'module.noParse'),
  );

  expect(outputFlags?.flags[0]?.url).toBe('/configuration/output/#outputpath');
  expect(moduleFlags?.flags.map(({ url }) => url)).toEqual([
    '/configuration/module/#modulerules',
    '/configuration/module/',
  ]);
});

test('a flag that empties a list stands next to the one that fills it', () => {
  const [entry] = groups(
    flag('--entry', 'entry[]'),
    flag('--entry-reset', 'entry', { type: 'reset' }),
  );

  expect(entry?.flags).toMatchObject([{ name: '--entry', reset: '--entry-reset' }]);
});

test('every flag of webpack’s options is listed once', () => {
  const { flags } = readReference();
  const listed = flagGroupsOf({ flags }, () => undefined)
    .flatMap((group) => group.flags)
    .flatMap(({ name, reset }) => [name, ...(reset === null ? [] : [reset])]);
  const expected = flags.filter((each) => each.package === 'webpack').map(({ name }) => name);

  expect(listed.length).toBeGreaterThan(1300);
  expect([...listed].sort()).toEqual([...expected].sort());
});
