import { followPage } from '../../../../scripts/guides/followPage';
import { readSteps } from '../../../../scripts/steps/readSteps';
import { parsePage } from '../../../../src/node/content/tree/parsePage';

const fence = (info: string, ...lines: string[]) => ['```' + info, ...lines, '```', ''].join('\n');
const comment = (...lines: string[]) =>
  `{/* ${lines.map((line) => `follow: ${line}`).join('\n')} */}\n`;
const PROGRAM = fence('js title="main.js"', "console.log('one');", "console.log('two');");

const follow = (...parts: string[]) =>
  followPage(readSteps(parsePage(parts.join('\n')), () => undefined));

/** What the author of these parts reads, without where. */
const messages = async (...parts: string[]) =>
  (await follow(...parts)).issues.map(({ message }) => message);

test('a page that tells what happens has no issues', async () => {
  const followed = await follow(
    PROGRAM,
    fence('sh', 'node main.js'),
    fence('text', 'one', 'two'),
    fence('diff lang="js" title="main.js"', "-console.log('two');", "+console.log('three');"),
    comment('run node main.js', 'prints one three', 'contains main.js three', 'lacks main.js two'),
    fence('js title="main.js" fragment', "console.log('three');"),
  );

  expect(followed).toMatchObject({ issues: [], steps: 9 });
});

test('output that is not what the page shows is an issue in its line', async () => {
  const { issues } = await follow(PROGRAM, fence('sh', 'node main.js'), fence('text', 'one', '2'));

  expect(issues).toEqual([
    {
      line: 10,
      message: [
        "`node main.js` didn't print this",
        'the page shows: 2',
        'it is:',
        '  | one',
        '  | two',
      ].join('\n'),
    },
  ]);
});

test('a diff that does not match ends the way through the page', async () => {
  expect(
    await messages(
      PROGRAM,
      fence('diff lang="js" title="main.js"', '-nowhere'),
      comment('exists a'),
    ),
  ).toEqual(["the diff doesn't match main.js\nexpected the line: nowhere\nnowhere in the file"]);
});

test('a command that fails is an issue, unless the page shows the error', async () => {
  const throwing = fence('js title="main.js"', "throw new Error('no fish');");

  expect(await messages(throwing, fence('sh', 'node main.js'))).toEqual([
    expect.stringMatching(/^`node main\.js` failed with code 1\n.*no fish/s),
  ]);
  expect(
    await messages(
      throwing,
      fence('sh', 'node main.js'),
      fence('text', '…', 'Error: no fish', '…'),
    ),
  ).toEqual([]);
  expect(await messages(throwing, fence('sh', 'node main.js'), comment('fails'))).toEqual([]);
});

test('a command that is meant to fail has to', async () => {
  expect(await messages(PROGRAM, fence('sh', 'node main.js'), comment('fails'))).toEqual([
    expect.stringContaining('`node main.js` is meant to fail, but succeeded'),
  ]);
});

test('output needs a command after the last change', async () => {
  expect(
    await messages(PROGRAM, fence('sh', 'node main.js'), PROGRAM, fence('text', 'one', 'two')),
  ).toEqual([expect.stringMatching(/^no command has run since the last change/)]);
});

const SERVER = fence(
  'js title="server.js"',
  "import { createServer } from 'node:http';",
  "import { readFileSync } from 'node:fs';",
  "const page = () => `<h1>${readFileSync('name.txt', 'utf8')}</h1>`;",
  'const server = createServer((request, response) => response.end(page()));',
  "server.listen(0, '127.0.0.1', () => {",
  '  console.log(`ready at http://127.0.0.1:${server.address().port}/`);',
  '});',
);
const NAME = fence('text title="name.txt"', 'carp');
const MODULES = fence('json title="package.json"', '{ "type": "module" }');

test('a server keeps running while the page continues, and is opened at its own port', async () => {
  expect(
    await messages(
      MODULES,
      NAME,
      SERVER,
      comment('until ready'),
      fence('sh', 'node server.js'),
      fence('text', 'ready at http://127.0.0.1:8080/'),
      comment('shows http://localhost:8080/ carp', 'replace carp by perch in name.txt'),
      comment('shows http://localhost:8080/ perch', 'stop'),
    ),
  ).toEqual([]);
});

test('a server that ends before it is ready is an issue with what it printed', async () => {
  expect(await messages(PROGRAM, comment('until ready'), fence('sh', 'node main.js'))).toEqual([
    "`node main.js` ended with code 0 and hasn't printed: ready\nit printed:\n  | one\n  | two",
  ]);
});

test('a page is opened with its scripts run, and its buttons can be clicked', async () => {
  const page = fence(
    'html title="index.html"',
    '<ul><li>carp</li><li>perch</li></ul><button>More</button><script src="page.js"></script>',
  );
  const script = fence(
    'js title="page.js"',
    "console.log('loaded');",
    "document.querySelector('button').onclick = () => document.body.append('tench');",
  );

  expect(
    await messages(
      page,
      script,
      comment(
        'shows index.html carp perch',
        'shows index.html [More] tench',
        'logs index.html loaded',
      ),
      comment('shows index.html tench'),
    ),
  ).toEqual([
    expect.stringMatching(/^index\.html doesn't have: tench\nit shows: carp perch More\n/),
  ]);
}, 30_000);

test('what is tried aside is undone', async () => {
  expect(
    await messages(
      PROGRAM,
      comment('aside', 'delete main.js', 'missing main.js', 'back', 'exists main.js'),
      comment('new folder', 'missing main.js'),
    ),
  ).toEqual([]);
});

test('files of a folder are listed, whatever their hash', async () => {
  const listing = (...files: string[]) =>
    messages(
      fence('text title="dist/a.116a0ae5.js"', 'a'),
      fence('text title="dist/b.js"', 'b'),
      comment('lists dist'),
      fence('text', ...files),
    );

  expect(await listing('b.js', 'a.00000000.js')).toEqual([]);
  expect(await listing('b.js', '…')).toEqual([]);
  expect(await listing('b.js')).toEqual(['dist holds other files: a.116a0ae5.js, b.js']);
});

test('packages come from this repository, with their commands', async () => {
  expect(
    await messages(
      '<Install packages="webpack webpack-cli" dev />',
      comment('contains package.json "webpack-cli": "^', 'exists node_modules/.bin/webpack'),
      '<Run command="rollup" />',
      '<Install packages="left-out-of-everything" />',
    ),
  ).toEqual([
    'no package that the page installs has the command `rollup`',
    "left-out-of-everything isn't installed here: add it to samples/package.json",
  ]);
});

test('npm scripts run as npm would run them', async () => {
  const manifest = fence('json title="package.json"', '{ "scripts": { "go": "node main.js" } }');

  expect(
    await messages(
      manifest,
      PROGRAM,
      fence('sh', 'npm run go'),
      fence('text', '> go', '> node main.js', '', 'one', 'two'),
      fence('text', 'one', 'two'),
      fence('sh', 'npm run stay'),
    ),
  ).toEqual(['package.json has no script for `npm run stay`']);
});

test('nothing is tried on a page that cannot be followed, or has a comment with an issue', async () => {
  expect(await follow(comment('not at all, no machine'), comment('exists a'))).toMatchObject({
    issues: [],
    unfollowable: 'no machine',
  });
  expect(await messages(comment('exits a'), comment('exists a'))).toEqual([
    "follow: there's no command `exits a`",
  ]);
});
