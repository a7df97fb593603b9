import { isInstalled } from '../../../scripts/isInstalled.mjs';

const locked = {
  packages: {
    '': { version: '0.1.0' },
    samples: { version: '0.1.0' },
    'node_modules/our-samples': { link: true },
    'node_modules/gatsby': { version: '5.16.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};

test.each([
  ['every package is there', { gatsby: '5.16.1', fsevents: '2.3.3' }, true],
  ['an optional package is for another machine', { gatsby: '5.16.1' }, true],
  ['a package no longer needed is left over', { gatsby: '5.16.1', lodash: '4.17.21' }, true],
  ['a package is missing', { fsevents: '2.3.3' }, false],
  ['a package has another version', { gatsby: '5.15.0' }, false],
  ['an optional package has another version', { gatsby: '5.16.1', fsevents: '2.0.0' }, false],
])('when %s: %p', (_, versions, expected) => {
  const packages: Record<string, { version: string }> = {};
  for (const [name, version] of Object.entries(versions)) {
    packages[`node_modules/${name}`] = { version };
  }

  expect(isInstalled(locked, { packages })).toBe(expected);
});
