import { packageFacts } from '../../../../scripts/dependencies/lockedPackages';
import { packageDiff } from '../../../../scripts/dependencies/packageDiff';
import {
  lockedFacts,
  readPackageFacts,
} from '../../../../scripts/dependencies/dependenciesCommand';

const LOCK = {
  packages: {
    '': { version: '1.0.0', license: 'MIT' },
    samples: { version: '1.0.0', license: 'MIT' },
    'node_modules/our-samples': { link: true },
    'node_modules/a': { license: 'MIT', hasInstallScript: true },
    'node_modules/a/node_modules/b': { license: 'ISC' },
    'node_modules/@scope/c': { license: 'MIT' },
    'node_modules/d': {},
    'node_modules/tool': { license: 'GPL-3.0', dev: true, hasInstallScript: true },
  },
};

test('licenses are those of what the site needs, install scripts those of everything', () => {
  expect(packageFacts(LOCK)).toEqual({
    installScripts: ['a', 'tool'],
    licenses: { ISC: ['b'], MIT: ['@scope/c', 'a'], 'none stated': ['d'] },
  });
});

test('what is different is said by name', () => {
  const facts = packageFacts(LOCK);

  expect(packageDiff(facts, facts)).toEqual([]);
  expect(
    packageDiff(facts, { installScripts: ['a'], licenses: { ...facts.licenses, ISC: ['b', 'e'] } }),
  ).toEqual(['+ ISC: e', '- install script: tool']);
});

// Whoever adds a package sees what comes along; `npm run packages -- --write` accepts it.
test('the committed install scripts and licenses are those of the lock file', () => {
  expect(packageDiff(readPackageFacts(), lockedFacts())).toEqual([]);
});

/** In parts of an SPDX expression. */
const PERMISSIVE =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Python-2\.0|WTFPL|Zlib)$/;

const isPermissive = (license: string) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => PERMISSIVE.test(part)));

test.each([
  ['MIT', true],
  ['(GPL-3.0 OR MIT)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
])('whether %s is permissive: %s', (license, permissive) => {
  expect(isPermissive(license)).toBe(permissive);
});

/** None of it is part of the built site, except outlines of letters in pictures. */
const ACCEPTED: readonly [name: RegExp, why: string][] = [
  [/^@img\/sharp-/, 'LGPL: libvips, a library that sharp loads and does not change'],
  [/^@fontsource\//, 'OFL-1.1: fonts, whose letters are drawn into social images'],
  [/^axe-core$/, 'MPL-2.0: checks accessibility, unchanged'],
  [/^(?:busboy|not|streamsearch|valid-url|xmlhttprequest-ssl)$/, 'MIT, in its license file'],
  [/^linkfs$/, 'Unlicense, in its readme'],
];

test('every license is a permissive one, or accepted above with the reason', () => {
  const others = Object.entries(lockedFacts().licenses).flatMap(([license, names]) =>
    isPermissive(license) ? [] : names,
  );

  expect(others.filter((name) => !ACCEPTED.some(([accepted]) => accepted.test(name)))).toEqual([]);
});
