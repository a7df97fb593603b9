import { rmSync } from 'node:fs';
import { checkPage } from '../../../../scripts/blocks/checkPage';
import { emptyProject } from '../../../../scripts/blocks/emptyProject';
import { type KnownNames, readKnownNames } from '../../../../scripts/blocks/known';

let known: KnownNames;

beforeAll(async () => {
  known = await readKnownNames(emptyProject());
});
afterAll(() => rmSync(known.folder, { recursive: true }));

const fence = (info: string, ...lines: string[]) => ['```' + info, ...lines, '```', ''].join('\n');
const page = (...blocks: string[]) => `---\ntitle: Carp\n---\n\n${blocks.join('\n')}`;

async function check(...blocks: string[]) {
  const { issues } = await checkPage('guides/carp.mdx', page(...blocks), () => undefined, known);
  return issues;
}
const messages = async (...blocks: string[]) =>
  (await check(...blocks)).map(({ message }) => message);

const config = (...members: string[]) =>
  fence('js title="webpack.config.mjs"', 'export default {', ...members, '};');

test('a configuration that webpack takes is right', async () => {
  expect(
    await check(
      config(
        "mode: 'production',",
        'experiments: { css: true },',
        "target: ['web', 'es2022'],",
        'devServer: { port: 3000 },',
        "module: { rules: [{ test: /\\.png$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 1 } } }] },",
      ),
    ),
  ).toEqual([]);
});

test.each([
  ["mod: 'production',", "configuration has an unknown property 'mod'"],
  ['output: { filname: "a.js" },', "configuration.output has an unknown property 'filname'"],
  ['experiments: { ccs: true },', 'experiments.ccs: webpack ignores it, did you mean `css`?'],
  ['devServer: { prot: 3000 },', "devServer has an unknown property 'prot'"],
  ["target: 'nodejs',", "Unknown target 'nodejs'"],
  ["devtool: 'source-maps',", 'configuration.devtool should match pattern'],
  [
    'module: { rules: [{ test: /\\.png$/, parser: { dataUrlCondition: {} } }] },',
    'module.rules[0].parser (type javascript/auto).dataUrlCondition: webpack ignores it',
  ],
  [
    "module: { rules: [{ oneOf: [{ type: 'asset/resource', generator: { filname: 'a' } }] }] },",
    'module.rules[0].oneOf[0].generator (type asset/resource).filname: webpack ignores it, did you mean `filename`?',
  ],
  [
    'module: { parser: { javascrpt: { url: false } } },',
    'module.parser.javascrpt: webpack ignores it',
  ],
  [
    "module: { rules: [{ test: /\\.css$/, use: [{ loader: 'css-loader', options: { module: true } }] }] },",
    "options has an unknown property 'module'",
  ],
  [
    "module: { rules: [{ test: /\\.ts$/, loader: 'ts-loader', options: { transpile: true } }] },",
    'ts-loader does not know transpile',
  ],
  [
    "module: { rules: [{ test: /\\.js$/, loader: 'babel-loader', options: { preset: [] } }] },",
    'Unknown option: .preset',
  ],
])('a key that webpack ignores is an issue: %s', async (member, message) => {
  expect(await messages(config(member))).toEqual([expect.stringContaining(message)]);
});

test('a plugin says what is wrong with its options', async () => {
  const text = fence(
    'js title="webpack.config.js"',
    "const TerserPlugin = require('terser-webpack-plugin');",
    'const __dirname = "/fish";',
    'module.exports = { optimization: { minimizer: [new TerserPlugin({ paralel: true })] } };',
  );

  expect(await messages(text)).toEqual([expect.stringContaining("unknown property 'paralel'")]);
});

test.each([
  ['a function', 'export default (env, argv) => ({ mod: argv.mode });'],
  ['an async function', 'export default async () => ({ mod: 1 });'],
  ['a list', "export default [{ mode: 'none' }, { mod: 1 }];"],
  ['what is awaited', 'const mod = await 1;\nexport default { mod };'],
  ['a promise', 'export default Promise.resolve({ mod: 1 });'],
])('%s is walked to its configurations', async (_, text) => {
  expect(await messages(fence('js title="webpack.config.mjs"', text))).toEqual([
    expect.stringContaining("unknown property 'mod'"),
  ]);
});

test('a configuration in TypeScript is evaluated', async () => {
  const text = fence(
    'ts title="webpack.config.ts"',
    "import type { Configuration } from 'webpack';",
    'const config: Configuration = { mod: 1 };',
    'export default config;',
  );

  expect(await messages(text)).toEqual([expect.stringContaining("unknown property 'mod'")]);
});

test('packages that are not installed, and files, are taken as they come', async () => {
  const text = fence(
    'js title="webpack.config.mjs"',
    "import fs from 'node:fs';",
    "import { merge } from 'webpack-merge';",
    "import FishPlugin, { scales } from 'fish-webpack-plugin';",
    "import common from './webpack.common.mjs';",
    "const key = fs.readFileSync('key.pem');",
    'export default merge(common, {',
    '  plugins: [new FishPlugin({ scales: scales(2), key }), FishPlugin.make()],',
    "  module: { rules: [{ test: /\\.fish$/, use: 'fish-loader' }] },",
    '});',
  );

  expect(await messages(text)).toEqual([]);
});

test('a file that the page has shown is the one that is imported', async () => {
  const common = fence(
    'js title="webpack.common.js"',
    'export default { output: { filname: "a" } };',
  );
  const text = config('...common,').replace(
    'export',
    "import common from './webpack.common.js';\nexport",
  );

  expect(await messages(common, text)).toEqual([
    expect.stringContaining("'filname'"),
    expect.stringContaining("'filname'"),
  ]);
});

test('other objects are no configurations, unless they look like one', async () => {
  const exported = (members: string) => fence('js', `export default { ${members} };`);

  expect(await messages(exported('data() {}, methods: {}'))).toEqual([]);
  expect(await messages(exported("modee: 'none', entry: './a.js'"))).toEqual([
    expect.stringContaining("unknown property 'modee'"),
  ]);
});

describe('a diff', () => {
  const diff = (info: string, ...lines: string[]) => fence(`diff lang="js" ${info}`, ...lines);

  test('is checked as the whole file that it makes', async () => {
    const text = diff('title="webpack.config.mjs"', " mode: 'none',", '+mod: 1,');

    expect(await messages(config("mode: 'none',"), text)).toEqual([
      expect.stringContaining("unknown property 'mod'"),
    ]);
  });

  test('is checked before and after, where the page shows no more', async () => {
    const before = diff(
      'title="webpack.config.js"',
      '-module.exports = { mod: 1 };',
      '+module.exports = {};',
    );

    expect(await messages(before)).toEqual([expect.stringContaining("unknown property 'mod'")]);
  });

  test('has one side that is meant to fail', async () => {
    const members = ['-module.exports = { mod: 1 };', '+module.exports = { entri: 1 };'];

    expect(
      await messages(
        diff('title="webpack.config.js" fails="unknown property \'mod\'"', ...members),
      ),
    ).toEqual([expect.stringContaining("unknown property 'entri'")]);
  });
});

describe('a fragment', () => {
  const fragment = (info: string, ...lines: string[]) => fence(`js ${info}`, ...lines);

  test.each(['plugins: [],', 'one();\ntwo();', '{ a: 1 }', "'a', 'b'", 'run() { this.a(); }'])(
    'may be %s',
    async (text) => {
      expect(await messages(fragment('fragment', text))).toEqual([]);
    },
  );

  test('that is none has to say so', async () => {
    expect(await check(fragment('', 'plugins: [],'))).toMatchObject([
      { fix: expect.stringContaining('`fragment`') as string },
    ]);
  });

  test.each([
    ['fragment title="webpack.config.js"', 'experiments: { ccs: true },'],
    ['fragment="experiments"', 'ccs: true,'],
    ['fragment="module.rules"', "{ test: /a/, type: 'asset', parser: { ccs: 1 } },"],
    ['fragment="module.rules"', "test: /a/, type: 'asset', parser: { ccs: 1 },"],
    ['fragment="css-loader"', 'ccs: true,'],
    ['fragment="plugins"', 'new webpack.IgnorePlugin({ ccs: /a/ }),'],
  ])('%s is checked where it belongs', async (info, text) => {
    expect(await messages(fragment(info, text))).toEqual([expect.stringContaining('ccs')]);
  });

  test('of a configuration has options of webpack in it', async () => {
    expect(await check(fragment('fragment title="webpack.config.js"', 'rules: [],'))).toMatchObject(
      [{ message: expect.stringContaining('none of these is an option') as string }],
    );
    expect(await messages(fragment('fragment="modul.rules"', '{},'))).toEqual([
      expect.stringContaining('webpack has no option `modul.rules`'),
    ]);
  });

  test('uses names that the rest of the file declares', async () => {
    const text = 'plugins: [new MiniCssExtractPlugin({ filname: name }), new Other(path.sep)],';

    expect(await messages(fragment('fragment', text))).toEqual([
      expect.stringContaining("unknown property 'filname'"),
    ]);
  });
});

describe('a block that is meant to fail', () => {
  const failing = (words: string, ...members: string[]) =>
    config(...members).replace('mjs"', `mjs" fails="${words}"`);

  test('fails with this message', async () => {
    expect(await messages(failing("unknown property 'mod'", 'mod: 1,'))).toEqual([]);
  });

  test('that does not fail is an issue', async () => {
    expect(await messages(failing("unknown property 'mod'", "mode: 'none',"))).toEqual([
      "js webpack.config.mjs: it's meant to fail, but no message says “unknown property 'mod'”",
    ]);
  });

  test('that fails with another message is an issue with that message', async () => {
    expect(await messages(failing('fish', 'mod: 1,'))).toEqual([
      expect.stringContaining("unknown property 'mod'"),
      expect.stringContaining('no message says “fish”'),
    ]);
  });
});

test.each([
  [fence('js', 'const a = 1;', 'const = 2;'), 7],
  [fence('ts', 'const a: = 1;'), 6],
  [fence('jsx', '<a>'), 6],
  [fence('json', '{ "a": 1, }'), 5],
  [fence('css', 'a { color: red; }', 'b { color red }'), 7],
  [fence('scss', 'a { b: c;'), 6],
  [fence('html', '<p>', '<a href="b" href="c">d</a>'), 7],
  [fence('yaml', 'a: 1', 'b: [1'), 7],
  [fence('xml', '<a>', '<b></a>'), 7],
])('syntax has to be right: %s', async (text, line) => {
  expect(await check(text)).toMatchObject([{ file: 'content/guides/carp.mdx', line }]);
});

test.each([
  fence('ts', "import type { A } from 'a';", 'declare const a: A;'),
  fence('jsx', 'const a = <b c={1} />;'),
  fence('json title="tsconfig.json"', '{', '  // Node.js', '  "a": 1,', '}'),
  fence('json fragment', '"scripts": { "a": "node a.js" },'),
  fence('css', "@import 'a/b.css' layer(c);", ".a { composes: b from './b.css'; }"),
  fence('scss', '@use "a";', '.b { color: a.$c; @include d; }'),
  fence('html', '<title><%= a > b %></title>', '<img src="a.png">', '<slot />'),
  fence('js title="dist/main.js" output', '(()=>{…})();'),
  fence('text', 'const ='),
])('what is right in its language is right: %s', async (text) => {
  expect(await messages(text)).toEqual([]);
});

test.each([
  ['webpack --mod production', 'webpack build has no flag `--mod`, did you mean `--mode`?'],
  ['npx webpack serve --opne', 'webpack serve has no flag `--opne`, did you mean `--open`?'],
  ['NODE_ENV=test npx webpack --moed none', 'webpack build has no flag `--moed`'],
  ['npm run build && webpak --watch', 'unknown program `webpak`, did you mean `webpack`?'],
  ['npm intsall', 'npm has no command `intsall`, did you mean `install`?'],
  ['node --inspct a.js', 'node has no flag `--inspct`, did you mean `--inspect`?'],
  ['git comit -m "a"', 'git has no command `comit`, did you mean `commit`?'],
  ['frobnicate a', 'unknown program `frobnicate`'],
])('a command has to exist: %s', async (command, message) => {
  expect(await messages(fence('sh', command))).toEqual([expect.stringContaining(message)]);
});

test.each([
  'webpack',
  'npx webpack serve --mode=development --no-open -d source-map # in another terminal',
  'yarn webpack --watch | tee log.txt',
  'node --inspect-brk ./node_modules/webpack/bin/webpack.js --anything',
  'mkdir -p src && cd src; touch a.js',
  'npm run whatever -- --flag',
  'sudo sysctl --system',
  './build.sh --fish',
])('what one can type is right: %s', async (command) => {
  expect(await messages(fence('sh', command))).toEqual([]);
});

test('commands stand in components and in package.json too', async () => {
  const scripts = fence(
    'json title="package.json"',
    '{ "scripts": { "a": "webpack --moed none" } }',
  );

  expect(await messages('<Run command="webpack --moed none" />\n', scripts)).toEqual([
    expect.stringContaining('`--moed`'),
    expect.stringContaining('`--moed`'),
  ]);
});
