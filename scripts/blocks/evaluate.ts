import { builtinModules } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { transformSync } from 'esbuild';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { load } from './installed';
import type { ScriptLang } from './parseScript';
import { isStub, stubModule } from './stubModule';

/** Where a configuration is evaluated. */
export type Context = {
  folder: string;
  /** Names of the packages that are loaded; all others are stubs. */
  packages: ReadonlySet<string>;
  /** Files that the page has shown, by their path from the folder. */
  files: ReadonlyMap<string, string>;
};

const packageName = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;
const isRelative = (request: string) => /^\.{0,2}\//.test(request);

/** Replaces the files that a configuration reads, such as certificates. */
const readNothing = { readFileSync: () => '', existsSync: () => true };

function loadBuiltin(name: string): unknown {
  const builtin = load(name) as object;
  return /^(?:node:)?fs$/.test(name) ? { ...builtin, ...readNothing } : builtin;
}

function requireIn(context: Context) {
  const { packages, files } = context;
  const resolve = (request: string) => request;
  const require = (request: string): unknown => {
    if (builtinModules.includes(request.replace(/^node:/, ''))) return loadBuiltin(request);
    if (isRelative(request)) {
      const file = path.posix.normalize(request);
      const text = files.get(file) ?? files.get(`${file}.js`);
      if (text !== undefined && /\.json$/.test(file)) return JSON.parse(text);
      if (text !== undefined) return evaluate(text, 'ts', context);
      return /webpack|config|\.json$/.test(file) ? {} : stubModule(request);
    }
    return packages.has(packageName(request)) ? load(request) : stubModule(request);
  };
  return Object.assign(require, { resolve });
}

const META: Record<string, string> = {
  'import.meta.dirname': '__dirname',
  'import.meta.filename': '__filename',
  'import.meta.url': '__fileUrl',
  'import.meta.resolve': '__resolveUrl',
};
const IMPORT = /__toESM\((require\("[^"]+"\))(?:, 1)?\)/g;

function toCommonJs(text: string, lang: ScriptLang): string {
  const { code } = transformSync(text, {
    loader: lang,
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
    define: META,
  });
  return code.replace(IMPORT, '__imported($1)');
}

/** esbuild can't turn a module with a top-level `await` into CommonJS; TypeScript leaves it as it is. */
function toAsyncCommonJs(text: string): string {
  const { outputText } = transpileModule(
    text.replace(/import\.meta\.(?:dirname|filename|url|resolve)/g, (name) => META[name] ?? name),
    {
      compilerOptions: {
        module: ModuleKind.CommonJS,
        target: ScriptTarget.ES2022,
        esModuleInterop: true,
      },
    },
  );
  return outputText;
}

/** What `import` returns for a CommonJS module. */
function imported(exported: object): object {
  if (isStub(exported) || '__esModule' in exported) return exported;
  const names = Object.create(exported) as object;
  return Object.defineProperty(names, 'default', { value: exported });
}

/** What a page prints while it is checked is dropped. */
const SILENT = new Proxy(console, { get: () => () => undefined });

/** Nothing is requested from a server. */
const answerNothing = () =>
  Promise.resolve({ ok: true, json: () => Promise.resolve({}), text: () => Promise.resolve('') });

type Module = { exports: unknown };

/** The names that a module can use besides global ones. */
function scopeOf(module: Module, context: Context): Record<string, unknown> {
  const filename = path.join(context.folder, 'webpack.config.js');
  return {
    module,
    exports: module.exports,
    require: requireIn(context),
    __dirname: context.folder,
    __filename: filename,
    __fileUrl: pathToFileURL(filename).href,
    __resolveUrl: (request: string) => pathToFileURL(path.join(context.folder, request)).href,
    __imported: imported,
    console: SILENT,
    fetch: answerNothing,
  };
}

/** Runs code in this realm, so that webpack recognizes its functions and regular expressions. */
function run(code: string, scope: Record<string, unknown>, isAsync: boolean): unknown {
  // The inner function lets the code declare names that the scope has too.
  const body = `return (${isAsync ? 'async ' : ''}() => {${code}\n})()`;
  const call = compileFunction(body, Object.keys(scope)) as (...values: unknown[]) => unknown;
  return call(...Object.values(scope));
}

/** Runs the text of a module; returns what it exports. */
export function evaluate(text: string, lang: ScriptLang, context: Context): unknown {
  const module: Module = { exports: {} };
  run(toCommonJs(text, lang), scopeOf(module, context), false);
  return module.exports;
}

/** The modules that names in a fragment usually stand for. */
const USUAL_NAMES: Record<string, string> = {
  fs: 'fs',
  path: 'path',
  webpack: 'webpack',
  CssMinimizerPlugin: 'css-minimizer-webpack-plugin',
  HtmlWebpackPlugin: 'html-webpack-plugin',
  MiniCssExtractPlugin: 'mini-css-extract-plugin',
  TerserPlugin: 'terser-webpack-plugin',
};

/** Like `evaluate`, for a part of a file that uses names from the rest of it. */
export function evaluateFragment(text: string, lang: ScriptLang, context: Context): unknown {
  const module: Module = { exports: {} };
  const scope = scopeOf(module, context);
  const require = requireIn(context);
  for (;;) {
    try {
      run(toCommonJs(text, lang), scope, false);
      return module.exports;
    } catch (error) {
      const name = /^(\w+) is not defined$/.exec((error as Error).message)?.[1];
      if (name === undefined || name in scope) throw error;
      scope[name] = require(USUAL_NAMES[name] ?? name);
    }
  }
}

const AWAITS = /Top-level await/;

/** Like `evaluate`, also for a module that awaits something before it exports. */
export async function evaluateModule(
  text: string,
  lang: ScriptLang,
  context: Context,
): Promise<unknown> {
  try {
    return evaluate(text, lang, context);
  } catch (error) {
    if (!AWAITS.test(String(error))) throw error;
    const module: Module = { exports: {} };
    await run(toAsyncCommonJs(text), scopeOf(module, context), true);
    return module.exports;
  }
}

/** The default export, also that of a CommonJS module. */
export function defaultExport(exported: unknown): unknown {
  const { __esModule: isEsModule, default: value } = exported as Record<string, unknown>;
  return isEsModule ? value : exported;
}
