import { builtinModules } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { load } from './installed';
import type { ScriptLang } from './parseScript';
import { stubModule } from './stubModule';

/** Where a configuration believes to be. */
export type Surroundings = {
  folder: string;
  /** Names of the packages that are loaded; all others are stubs. */
  packages: ReadonlySet<string>;
  /** Files that the page has shown, by their path from the folder. */
  files: ReadonlyMap<string, string>;
};

const packageName = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;
const isRelative = (request: string) => /^\.{0,2}\//.test(request);

/** Files that a configuration reads, such as certificates, are not there. */
const readNothing = { readFileSync: () => '', existsSync: () => true };

function loadBuiltin(name: string): unknown {
  const builtin = load(name) as object;
  return /^(?:node:)?fs$/.test(name) ? { ...builtin, ...readNothing } : builtin;
}

function requireIn(surroundings: Surroundings) {
  const { packages, files } = surroundings;
  const resolve = (request: string) => request;
  const require = (request: string): unknown => {
    if (builtinModules.includes(request.replace(/^node:/, ''))) return loadBuiltin(request);
    if (isRelative(request)) {
      const file = path.posix.normalize(request);
      const text = files.get(file) ?? files.get(`${file}.js`);
      if (text !== undefined && /\.json$/.test(file)) return JSON.parse(text);
      if (text !== undefined) return evaluate(text, 'ts', surroundings);
      return /webpack|config|\.json$/.test(file) ? {} : stubModule(request);
    }
    return packages.has(packageName(request)) ? load(request) : stubModule(request);
  };
  return Object.assign(require, { resolve });
}

/** Runs the text of a module in this realm; returns what it exports. */
export function evaluate(text: string, lang: ScriptLang, surroundings: Surroundings): unknown {
  const { code } = transformSync(text, {
    loader: lang,
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
    define: {
      'import.meta.dirname': '__dirname',
      'import.meta.filename': '__filename',
      'import.meta.url': '__fileUrl',
    },
  });
  const filename = path.join(surroundings.folder, 'webpack.config.js');
  const module: { exports: unknown } = { exports: {} };
  // The inner function lets a text declare names of its own that are those of the parameters.
  const run = new Function(
    'module',
    'exports',
    'require',
    '__dirname',
    '__filename',
    '__fileUrl',
    `return (() => {${code}\n})()`,
  ) as (...values: unknown[]) => void;
  run(
    module,
    module.exports,
    requireIn(surroundings),
    surroundings.folder,
    filename,
    pathToFileURL(filename).href,
  );
  return module.exports;
}

/** The default export, also that of a CommonJS module. */
export function defaultExport(exported: unknown): unknown {
  const { __esModule: isEsModule, default: value } = exported as Record<string, unknown>;
  return isEsModule ? value : exported;
}
