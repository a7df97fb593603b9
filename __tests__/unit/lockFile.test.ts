import { readFileSync } from 'node:fs';

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

// npm leaves out what its registry did not have while it wrote the file, and `npm ci` then refuses it:
// https://github.com/npm/cli/issues/9846
test('the lock file has the packages for every kind of machine', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const names = Object.keys(packages).map((location) => location.split('node_modules/').at(-1));
  const locked = new Set(names);
  const optional = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  );

  expect(optional.filter((name) => !locked.has(name))).toEqual([]);
});
