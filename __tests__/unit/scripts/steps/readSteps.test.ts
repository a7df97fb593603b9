import { readSteps } from '../../../../scripts/steps/readSteps';
import { parsePage } from '../../../../src/node/content/tree/parsePage';

const read = (text: string, files: Record<string, string> = {}) =>
  readSteps(parsePage(text), (file) => files[file]);

const stepsOf = (text: string, files?: Record<string, string>) => read(text, files).steps;

const fence = (info: string, ...lines: string[]) => ['```' + info, ...lines, '```'].join('\n');

test.each([
  ['js title="src/index.js"', { kind: 'write', file: 'src/index.js', text: 'x' }],
  ['text title="src/notice.txt"', { kind: 'write', file: 'src/notice.txt', text: 'x' }],
  ['diff lang="js" title="a.js"', { kind: 'patch', file: 'a.js', text: 'x' }],
  ['js title="a.js" fragment', { kind: 'holds', file: 'a.js', text: 'x' }],
  ['js title="dist/main.js" output {1}', { kind: 'compare', file: 'dist/main.js', text: 'x' }],
  ['text', { kind: 'printed', text: 'x' }],
  ['text title="What webpack prints"', { kind: 'printed', text: 'x' }],
  ['sh', { kind: 'run', command: 'x' }],
])('a block of %s is a step', (info, step) => {
  expect(stepsOf(`Words.\n\n${fence(info, 'x')}`)).toEqual([
    { ...step, line: step.kind === 'run' ? 4 : 3 },
  ]);
});

test.each([
  ['js', 'code without a name'],
  ['js title="In the browser"', 'a title of words'],
  ['js title="../other/a.js"', 'a file outside of the project'],
  ['js title="https://example.org/a.js"', 'an address'],
  ['js title="a.js" fails="Unexpected token"', 'what is meant to fail'],
])('a block of %s is none: %s', (info) => {
  expect(stepsOf(fence(info, 'x'))).toEqual([]);
});

test('a block takes its text from the file that it quotes', () => {
  const files = { 'examples/a.js': '// #region half\none;\n// #endregion\ntwo;\n' };

  expect(stepsOf(fence('js title="a.js" file="examples/a.js"'), files)).toMatchObject([
    { text: 'one;\ntwo;' },
  ]);
  expect(stepsOf(fence('js title="a.js" file="examples/a.js" region="half"'), files)).toMatchObject(
    [{ text: 'one;' }],
  );
});

test('each line of a shell block is a command', () => {
  const text = fence('sh', '# first', 'mkdir a', 'npm run \\', '  build', '', '$ node a.js');

  expect(stepsOf(text)).toEqual([
    { kind: 'run', command: 'mkdir a', line: 3 },
    { kind: 'run', command: 'npm run build', line: 5 },
    { kind: 'run', command: 'node a.js', line: 7 },
  ]);
});

test.each([
  ['<Install packages="webpack webpack-cli" dev />', ['webpack', 'webpack-cli'], true, false],
  ['<Install packages="luxon" />', ['luxon'], false, false],
  [fence('sh', 'npm install --save-dev --save-exact webpack'), ['webpack'], true, true],
  [fence('sh', 'npm i luxon'), ['luxon'], false, false],
  [fence('sh', 'npm ci'), [], false, false],
])('%s installs packages', (text, packages, dev, exact) => {
  expect(stepsOf(text)).toMatchObject([{ kind: 'install', packages, dev, exact }]);
});

test('a command that is shown for every package manager is run once', () => {
  expect(stepsOf('<Run command="webpack --watch" />')).toMatchObject([
    { kind: 'run', command: 'npx webpack --watch' },
  ]);
});

test('of tabs, the first way is gone', () => {
  const tab = (title: string) => `<Tab title="${title}">\n\n${fence('sh', title)}\n\n</Tab>`;

  expect(stepsOf(`<Tabs>\n${tab('one')}\n${tab('two')}\n</Tabs>`)).toMatchObject([
    { command: 'one' },
  ]);
});

test('comments are steps, several of them in one if the author likes', () => {
  const text = [
    '{/* follow: new folder */}',
    '{/* A note for authors. */}',
    '',
    '- In a list:',
    '',
    '  {/* follow: run node a.js',
    '      follow: prints Hello */}',
  ].join('\n');

  expect(stepsOf(text)).toEqual([
    { kind: 'begin', line: 1 },
    { kind: 'run', command: 'node a.js', line: 6 },
    { kind: 'prints', text: 'Hello', line: 6 },
  ]);
});

test('an unknown comment is an issue that says what one can write', () => {
  const { issues } = read('Words.\n\n{/* follow: prunts Hello */}');

  expect(issues).toEqual([
    {
      line: 3,
      message: "follow: there's no command `prunts Hello`",
      fix: expect.stringContaining('prints <text>') as string,
    },
  ]);
});

test('a command that does not end keeps running in the background', () => {
  expect(stepsOf(`{/* follow: until compiled */}\n\n<Run command="webpack --watch" />`)).toEqual([
    { kind: 'run', command: 'npx webpack --watch', until: 'compiled', line: 3 },
  ]);
});

test('what is left out is named with its reason, and is one block', () => {
  const text = `{/* follow: skip a global one */}\n\n${fence('sh', 'npm i -g a')}\n\n${fence('sh', 'b')}`;

  expect(stepsOf(text)).toEqual([
    { kind: 'skip', why: 'a global one', line: 3 },
    { kind: 'run', command: 'b', line: 8 },
  ]);
});

test('a text below `lists` is the files of a folder', () => {
  expect(stepsOf(`{/* follow: lists dist */}\n\n${fence('text', 'main.js')}`)).toMatchObject([
    { kind: 'lists', folder: 'dist', text: 'main.js' },
  ]);
});

test('a page can say why it cannot be followed', () => {
  expect(read('{/* follow: not at all, it needs a virtual machine */}').unfollowable).toBe(
    'it needs a virtual machine',
  );
});
