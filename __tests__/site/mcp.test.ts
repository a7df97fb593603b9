import path from 'node:path';
import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const PAGE = readFileSync('content/contribute/reference-data.mdx', 'utf8');

/** What the page tells readers to write into the configuration of their client. */
const { mcpServers } = JSON.parse(/```json title=".mcp.json"\n(.*?)```/s.exec(PAGE)?.[1] ?? '') as {
  mcpServers: { webpack: { command: string; args: string[] } };
};

let client: Client;
const printed: string[] = [];

beforeAll(async () => {
  const { command, args } = mcpServers.webpack;
  const transport = new StdioClientTransport({
    command: command === 'node' ? process.execPath : command,
    args: args.map((arg) => arg.replace('/path/to/webpack.js.org', path.resolve('.'))),
    // Clients start it from anywhere.
    cwd: path.parse(process.cwd()).root,
  });
  transport.onerror = ({ message }) => printed.push(message);
  client = new Client({ name: 'test', version: '1.0.0' });
  client.onerror = ({ message }) => printed.push(message);
  await client.connect(transport);
}, 120_000);

afterAll(() => client.close());

async function call(name: string, values: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: values });
  const [{ text }] = content as [{ text: string }];
  return { text, isError };
}

/** The text of an answer that is no error. */
async function answerOf(name: string, values: Record<string, unknown>): Promise<string> {
  const { text, isError } = await call(name, values);
  expect([text, isError]).toEqual([text, false]);
  return text;
}

/** The text of an answer that is one. */
async function errorOf(name: string, values: Record<string, unknown>): Promise<string> {
  const { text, isError } = await call(name, values);
  expect([text, isError]).toEqual([text, true]);
  return text;
}

test('the tools of the page are there, and say that they change nothing', async () => {
  const { tools } = await client.listTools();
  const listed = [...PAGE.matchAll(/^\| `(\w+)` \| (.*?) \|/gm)].map(([, name, takes = '']) => [
    name,
    [...takes.matchAll(/`(\w+)`/g)].map(([, value]) => value).sort(),
  ]);

  expect(
    tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {}).sort()]),
  ).toEqual(listed);
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
});

test('search_docs finds what the search of the site finds', async () => {
  const text = await answerOf('search_docs', { query: 'tree shaking', limit: 2 });

  expect(text).toMatch(
    /^1\. Guides › Tree Shaking\n {3}https:\/\/webpack\.js\.org\/guides\/tree-shaking\//,
  );
  expect(text.match(/^\d+\. /gm)).toHaveLength(2);
});

test('search_docs says what to do if nothing is found', async () => {
  expect(await errorOf('search_docs', { query: 'qzxqzx' })).toContain('Fix: fewer or other words');
});

test.each([
  '/guides/caching/',
  'guides/caching',
  'https://webpack.js.org/guides/caching/',
  '/guides/caching.md',
])('read_page reads %s', async (page) => {
  const text = await answerOf('read_page', { page });

  expect(text).toMatch(/^# Caching\n/);
  expect(text).toContain('## Output Filenames');
});

test('read_page reads one section with its subsections, and a page that has moved', async () => {
  const section = await answerOf('read_page', { page: '/configuration/output/#outputlibrary' });

  expect(section).toMatch(/^###? `output\.library`/);
  expect(section).not.toContain('`output.path`\n');
  expect(await answerOf('read_page', { page: '/get-started/' })).toMatch(/^# Getting Started\n/);
});

test('read_page suggests the page or the heading that is meant', async () => {
  expect(await errorOf('read_page', { page: '/guides/cachng/' })).toContain(
    'Did you mean /guides/caching/?',
  );
  expect(await errorOf('read_page', { page: '/guides/caching/#nope' })).toContain(
    'Its headings: output-filenames,',
  );
  expect(await errorOf('read_page', { page: '/../package.json' })).toContain('There is no page');
});

test('look_up_option knows types, defaults and addresses', async () => {
  const text = await answerOf('look_up_option', { name: 'Rule.use' });

  expect(text).toContain('https://webpack.js.org/configuration/module/#ruleuse');
  expect(await answerOf('look_up_option', { name: 'cache.allowCollectingMemory' })).toContain(
    'defaults: true (modes: development), false (modes: production, none)',
  );
  expect(await answerOf('look_up_option', { name: 'css-loader.url' })).toContain(
    '/loaders/css-loader/#url',
  );
  expect(await errorOf('look_up_option', { name: 'output.filname' })).toContain(
    'Did you mean output.filename',
  );
});

test('look_up_option lists what a short name can mean', async () => {
  const text = await answerOf('look_up_option', { name: 'filename' });

  expect(text).toMatch(/^\d+ names end with filename\. Look up one of them:\n/);
  expect(text).toContain('output.filename (options) https://webpack.js.org/');
});

test('look_up_hook knows kinds and arguments', async () => {
  const text = await answerOf('look_up_hook', { name: 'compiler.hooks.emit' });

  expect(text).toContain('type: AsyncSeriesHook\narguments: compilation: Compilation');
  expect(await errorOf('look_up_hook', { name: 'Compiler.emitt' })).toContain(
    'Did you mean Compiler.emit',
  );
});

test.each([
  ['--output-path', '/configuration/output/#outputpath'],
  ['DefinePlugin', '/plugins/define-plugin/'],
  ['compilation.emitAsset()', '/api/compilation-object/#emitasset'],
  ['webpackChunkName', '/api/module-methods/'],
  ['__webpack_public_path__', '/api/module-variables/'],
  ['experiments.layers', '/whats-new/#webpack-5-102'],
])('look_up knows %s', async (name, url) => {
  expect(await answerOf('look_up', { name })).toContain(`https://webpack.js.org${url}`);
});

test('look_up looks only where it is told to', async () => {
  expect(await errorOf('look_up', { name: '--output-path', list: 'hooks' })).toContain(
    'nothing called "--output-path"',
  );
  expect(await errorOf('look_up', { name: 'a', list: 'nothing' })).toContain('list');
});

test('look_up_error explains the message in the output of a build', async () => {
  const output = [
    'assets by status 0 bytes [cached] 1 asset',
    'ERROR in ./src/index.js 1:0-20',
    "Module not found: Error: Can't resolve './nope' in '/home/me/app/src'",
  ].join('\n');
  const text = await answerOf('look_up_error', { message: output });

  expect(text).toMatch(
    /^Explained at https:\/\/webpack\.js\.org\/errors\/resolving\/#cant-resolve\n/,
  );
  expect(text).toContain('class: ModuleNotFoundError');
  expect(
    await answerOf('look_up_error', { message: '[DEP_WEBPACK_WATCH_WITHOUT_CALLBACK] …' }),
  ).toContain('/errors/recommendations/#watch-without-callback\n');
});

test('look_up_error searches for a message that it does not know', async () => {
  const text = await errorOf('look_up_error', { message: 'Segmentation fault' });

  expect(text).toMatch(/^No known message of webpack is in this text\.\n\nThe search finds:\n/);
});

test('validate_configuration says what webpack says, with links to the options', async () => {
  const text = await answerOf('validate_configuration', {
    configuration: `
      const path = require('path');
      module.exports = {
        output: { path: path.resolve(__dirname, 'dist'), filname: 'a.js' },
        module: { rules: [{ test: /\\.js$/, sideEffects: 'no' }] },
        devServer: { compres: true },
      };`,
  });

  expect(text).toContain(" - configuration.output has an unknown property 'filname'.");
  expect(text).toContain(
    'output.filname, did you mean `filename`? https://webpack.js.org/configuration/output/#outputfilename',
  );
  expect(text).toContain('#rulesideeffects');
  expect(text).toContain('devServer.compres, did you mean `compress`?');
}, 60_000);

test('validate_configuration accepts what webpack accepts, and runs nothing', async () => {
  const accepted = 'webpack accepts this configuration.';

  expect(await answerOf('validate_configuration', { configuration: '{"mode":"none"}' })).toBe(
    accepted,
  );
  expect(
    await answerOf('validate_configuration', {
      configuration:
        'export default { plugins: [new (process.exit(1))()], externals: () => process.exit(1) }',
    }),
  ).toBe(accepted);
});

test('validate_configuration names the place of what it cannot know', async () => {
  expect(
    await errorOf('validate_configuration', { configuration: '{\n  mode: process.env.MODE }' }),
  ).toBe(
    [
      '2:9: the value of "process.env.MODE" is known only when the code runs',
      '  Fix: the value itself in its place, such as "production" or true',
    ].join('\n'),
  );
  expect(await errorOf('validate_configuration', { configuration: '{ mode: ' })).toContain(
    '1:9: Syntax error: Unexpected token',
  );
});

test('pages are resources', async () => {
  const { resources } = await client.listResources();
  const uri = 'https://webpack.js.org/guides/caching/';
  const { contents } = await client.readResource({ uri });

  expect(resources.map((resource) => resource.uri)).toContain(uri);
  expect(contents[0]).toMatchObject({
    mimeType: 'text/markdown',
    text: expect.stringMatching(/^# Caching/) as string,
  });
});

test('the start page is a resource, too, and is listed once', async () => {
  const { resources } = await client.listResources();
  const uri = 'https://webpack.js.org/';
  const { contents } = await client.readResource({ uri });

  expect(resources.filter((resource) => resource.uri === uri)).toHaveLength(1);
  expect(contents[0]).toMatchObject({ text: expect.stringMatching(/^# webpack/) as string });
});

test('nothing but the protocol is on standard output', () => {
  expect(printed).toEqual([]);
});
