import { readFileSync } from 'node:fs';

type Entry = {
  version?: string;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

// npm leaves out what its registry did not have while it wrote the file, and `npm ci` then refuses it:
// https://github.com/npm/cli/issues/9846
test('the lock file has the packages for every kind of machine', () => {
  const names = Object.keys(packages).map((location) => location.split('node_modules/').at(-1));
  const locked = new Set(names);
  const optional = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  );

  expect(optional.filter((name) => !locked.has(name))).toEqual([]);
});

// They are linked into the folders in which guides are followed.
test('the packages of guides and code blocks are installed next to those of the site', () => {
  const { devDependencies = {} } = packages['samples'] ?? {};
  const installed = Object.keys(devDependencies).map((name) => [
    name,
    packages[`node_modules/${name}`]?.version,
  ]);

  expect(Object.fromEntries(installed)).toEqual(devDependencies);
});
