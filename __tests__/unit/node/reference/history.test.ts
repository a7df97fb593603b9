import {
  historyOf,
  lastPatches,
  minorOf,
  newsBetween,
  type ReleaseThings,
} from '../../../../src/node/reference/release/history';
import { readHistory } from '../../../../src/node/reference/release/readHistory';
import { thingsOf } from '../../../../src/node/reference/release/history';
import { readReference } from '../../../../src/node/reference/reference';
import { comparableTypes } from '../../../../src/node/reference/release/traits';
import { readPageFiles } from '../../../../src/node/content/files/contentFiles';

const release = (rest: Partial<ReleaseThings>): ReleaseThings => ({
  version: '5.1.0',
  things: {},
  sharedOptions: {},
  ...rest,
});

test('a release added, removed and changed things', () => {
  const before = release({
    things: {
      'option cache': { type: ['boolean'], default: ['false'], status: [] },
      'hook Compiler.old': { status: [] },
      'option same': { type: ['string'] },
    },
  });
  const after = release({
    version: '5.2.3',
    things: {
      'option same': { type: ['string'] },
      'option cache': { type: ['boolean', 'object'], default: ['true'], status: ['deprecated'] },
      'hook Compiler.emit': { status: [] },
    },
  });

  expect(newsBetween(before, after)).toEqual({
    release: '5.2',
    version: '5.2.3',
    added: ['hook Compiler.emit'],
    removed: ['hook Compiler.old'],
    changed: {
      'option cache': {
        type: { less: [], more: ['object'] },
        default: { less: ['false'], more: ['true'] },
        status: { less: [], more: ['deprecated'] },
      },
    },
  });
});

test('an option that is listed below another one from then on was not removed', () => {
  const before = release({ things: { 'option css/module.url': {}, 'option css/auto.url': {} } });
  const after = release({
    things: { 'option css/auto.url': {} },
    sharedOptions: { 'css/module': 'css/auto' },
  });

  expect(newsBetween(before, after).removed).toEqual([]);
  expect(newsBetween(after, before).added).toEqual([]);
  expect(newsBetween(before, { ...after, sharedOptions: {} }).removed).toEqual([
    'option css/module.url',
  ]);
});

test('a trait that one of the releases does not tell says nothing', () => {
  const before = release({ things: { 'option a': { type: ['string', 'function'] } } });
  const after = release({ things: { 'option a': { type: undefined } } });

  expect(newsBetween(before, after).changed).toEqual({});
});

test('each release is compared with the one before it, the newest comes first', () => {
  const releases = ['5.1.0', '5.2.0', '5.3.1'].map((version) =>
    release({ version, things: { [`option ${version}`]: {} } }),
  );

  expect(historyOf(releases).map(({ version, added }) => [version, added])).toEqual([
    ['5.3.1', ['option 5.3.1']],
    ['5.2.0', ['option 5.2.0']],
  ]);
});

test('of each minor release the last patch is read, up to the one before the installed release', () => {
  const versions = ['5.9.0', '5.88.2', '5.89.0', '5.90.10', '5.90.2', '5.91.0-beta.1', '6.0.0'];

  expect(lastPatches([...versions, '5.91.0', '5.92.0'], 89, '5.92.1')).toEqual([
    '5.89.0',
    '5.90.10',
    '5.91.0',
  ]);
});

test.each([
  ['string | ((name: string) => boolean)', ['string', 'function']],
  ['((a: A) => B) | string[] | Function', ['function', 'string[]']],
  ['(RegExp | string | ((a: string) => boolean))[]', ['(RegExp | function | string)[]']],
  ['(a: { b: string }) => (A | B)[]', ['function']],
  ['{ [index: string]: string | (() => void) }', ['object']],
  ['string | TemplatePathFn<PathData>', undefined],
])('%s is compared as %j', (type, parts) => {
  expect(comparableTypes(type)).toEqual(parts);
});

// The rest is true of the committed history, and is not when a release was not added to it.

const history = readHistory();
const installed = thingsOf(readReference());

test('the history ends with the installed release: npm run reference:history -- --write', () => {
  expect(history[0]?.version).toBe(installed.version);
  expect(history.at(-1)?.release).toBe('5.90');
});

test('what was added and not removed again, the installed release has', () => {
  const gone = new Set<string>();
  const missing = history.flatMap(({ added, removed }) => {
    removed.forEach((name) => gone.add(name));
    const lost = added.filter((name) => !gone.has(name) && !installed.things[name]);
    added.forEach((name) => gone.delete(name));
    return lost;
  });
  // These are listed below others since then.
  expect(missing.filter((name) => !/^option module\.(parser|generator)\.css/.test(name))).toEqual(
    [],
  );
});

test('the page has a section for each release of the history, in its order', () => {
  const page = readPageFiles().find(({ path }) => path === 'whats-new.mdx')?.source ?? '';
  const named = [...page.matchAll(/<Release version="([^"]+)">\s+## webpack (\S+)/g)];

  expect(named.map(([, version]) => version)).toEqual(
    history.map(({ version }) => minorOf(version)),
  );
  expect(named.filter(([, version, title]) => version !== title)).toEqual([]);
});
