import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, sep } from 'node:path';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { walkFiles } from '../../files/walkFiles';
import type { ExtractedReference } from '../types';
import { buildNothing } from './build';
import { readClasses } from './classes';
import { readCommands } from './commands';
import { declarationsOf } from './declarations';
import type { JsonSchema } from './jsonSchema';
import { readHooks } from './liveHooks';
import { magicCommentsIn } from './magicComments';
import { readMessages } from './messages/readMessages';
import { readModuleVariables } from './moduleVariables';
import { readOptions } from './options';
import { readPlugins } from './plugins';
import { readStatsFields } from './statsFields';

const require = createRequire(import.meta.url);
const WEBPACK = dirname(require.resolve('webpack/package.json'));
const { resolve: resolveFromWebpack } = createRequire(join(WEBPACK, 'package.json'));
const PACKAGES = ['webpack', 'webpack-cli', 'webpack-dev-server'] as const;

/** Everything that the installed packages say of themselves. */
export async function extractReference(folder: string): Promise<ExtractedReference> {
  const declarations = declarationsOf(read('types.d.ts'));
  const instances = await buildNothing();
  const schema = JSON.parse(read('schemas/WebpackOptions.json')) as JsonSchema;
  const { schema: devServerSchema } = DevServer as { schema: JsonSchema };
  return {
    versions: Object.fromEntries(PACKAGES.map((name) => [name, versionOf(name)])),
    options: await readOptions({ schema, devServerSchema, instances, folder }),
    hooks: readHooks(instances, declarations),
    plugins: readPlugins(pluginSchemas(schema), declarations),
    moduleVariables: readModuleVariables(instances.parser, declarationsOf(read('module.d.ts'))),
    magicComments: magicCommentsIn(sources()),
    ...(await readCommands(packageOfFlag(devServerSchema))),
    statsFields: readStatsFields(declarations),
    classes: readClasses(declarations),
    messages: readMessages(MESSAGE_FOLDERS.flatMap(scriptsIn)),
  };
}

const read = (file: string) => readFileSync(join(WEBPACK, file), 'utf8');

const versionOf = (name: string) =>
  (require(`${name}/package.json`) as { version: string }).version;

const filesBelow = (folder: string, extension: string) =>
  walkFiles(join(WEBPACK, folder))
    .filter((file) => extname(file) === extension)
    .map((file) => ({ name: basename(file, extension), file: join(folder, file) }));

const ELSEWHERE = /"[^"#]*\.json#\/definitions\//g;

/** By the name of their file, which is that of the plugin. They share definitions. */
function pluginSchemas(shared: JsonSchema): Map<string, JsonSchema> {
  return new Map(
    filesBelow('schemas/plugins', '.json').map(({ name, file }) => {
      const schema = JSON.parse(read(file).replace(ELSEWHERE, '"#/definitions/')) as JsonSchema;
      return [name, { ...schema, definitions: { ...shared.definitions, ...schema.definitions } }];
    }),
  );
}

const sources = () =>
  filesBelow('lib', '.js').map(({ name, file }) => ({ name, text: read(file) }));

/** The folders of packages whose code runs in a build or in its bundles. */
const MESSAGE_FOLDERS = [
  ['webpack', 'lib'],
  ['webpack', 'hot'],
  ['enhanced-resolve', 'lib'],
  ['loader-runner', 'lib'],
  ['watchpack', 'lib'],
  ['schema-utils', 'dist'],
] as const;

function scriptsIn([name, folder]: (typeof MESSAGE_FOLDERS)[number]) {
  const root = join(dirname(resolveFromWebpack(`${name}/package.json`)), folder);
  return walkFiles(root)
    .filter((file) => extname(file) === '.js')
    .map((file) => ({
      file: [name, folder, ...file.split(sep)].join('/'),
      text: readFileSync(join(root, file), 'utf8'),
    }));
}

/** Flags that set options are named after them; the rest are the command line's own. */
function packageOfFlag(devServerSchema: JsonSchema): (name: string) => string {
  const ofWebpack = new Set(Object.keys(webpack.cli.getArguments()));
  const ofServer = new Set(
    Object.keys(
      webpack.cli.getArguments(devServerSchema as Parameters<typeof webpack.cli.getArguments>[0]),
    ),
  );
  return (name) => {
    if (ofWebpack.has(name)) return 'webpack';
    return ofServer.has(name) ? 'webpack-dev-server' : 'webpack-cli';
  };
}
