import {
  hasBanner,
  npmBanner,
  npmScripts,
  withoutBanner,
} from '../../../../scripts/guides/npmScript';

const MANIFEST = JSON.stringify({
  scripts: { build: 'webpack', prebuild: 'clean', start: 'webpack serve', test: 'jest' },
});
const commands = (command: string) =>
  npmScripts(command, MANIFEST)?.map((script) => script.command);

test.each([
  ['npm run build', ['clean', 'webpack']],
  ['npm run build -- --mode production', ['clean', 'webpack --mode production']],
  ['npm start', ['webpack serve']],
  ['npm test', ['jest']],
  ['npm run deploy', []],
  ['npm init -y', undefined],
  ['node build.js', undefined],
])('%s runs %p', (command, expected) => {
  expect(commands(command)).toEqual(expected);
});

const BUILD = { name: 'build', command: 'webpack' };
const BANNER = npmBanner(BUILD, '{"name":"a"}');

test('npm says what it runs, and of which project if that has a version', () => {
  expect(BANNER).toBe('\n> build\n> webpack\n\n');
  expect(npmBanner(BUILD, '{"name":"a","version":"1.0.0"}')).toBe(
    '\n> a@1.0.0 build\n> webpack\n\n',
  );
});

test('a page shows these lines, or leaves them out', () => {
  expect(hasBanner(`${BANNER}asset main.js`)).toBe(true);
  expect(hasBanner('asset main.js')).toBe(false);
  expect(withoutBanner(`${BANNER}asset main.js`).trim()).toBe('asset main.js');
});
