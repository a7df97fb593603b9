import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** A script of ours, run by Node.js: no shell of any platform understands it in another way. */
const isPortable = (script: string) => /^node scripts\/[\w/.-]+(?: [\w:-]+)*$/.test(script);

test('every script of package.json runs in cmd.exe', () => {
  expect(Object.entries(scripts).filter(([, script]) => !isPortable(script))).toEqual([]);
});

test.each([
  'exec node scripts/run.mjs start',
  'NODE_ENV=test node scripts/run.mjs unit',
  "node -e 'process.exit(1)'",
  'node scripts/run.mjs build && rm -rf public',
  'node_modules/.bin/gatsby build',
])('`%s` would not', (script) => {
  expect(isPortable(script)).toBe(false);
});
