import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { collectOutput, exitCode, startNode } from '../../../../../scripts/programs/childProcesses';
import { newFolder, removeFolder } from '../../../../../scripts/files/temporaryFolder';
import type { HookRecord } from '../../../../../scripts/reference/hooks/hookRecorder';
import { readReference } from '../../../../../src/node/reference/reference';

const TSX = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;

/** Hooks that only run if a plugin asks for it, or in code and projects that the sample lacks. */
const NOT_IN_SAMPLES = [
  'CleanPlugin.keep',
  'Compilation.failedModule',
  'Compilation.renderEmbeddedSource',
  'CssLoadingRuntimeModule.linkPrefetch',
  'HtmlModulesPlugin.transformTags',
  'JavascriptParser.blockPreStatement',
  'JavascriptParser.evaluateDefinedIdentifier',
  'JavascriptParser.evaluateNewExpression',
  'JavascriptParser.preStatement',
  'ModuleFederationPlugin.addFederationRuntimeDependency',
  'NormalModule.readResourceForScheme',
  'NormalModuleFactory.resolveInScheme',
  'Resolver.alternateRawModule',
  'Resolver.importsResolve',
  'Resolver.internalResolve',
  'Resolver.newInteralResolve',
  'Resolver.newInternalResolve',
];

const hooks = readReference().hooks.map(({ owner, name }) => `${owner}.${name}`);

let records: Record<string, HookRecord>;
beforeAll(async () => {
  const folder = newFolder('hooks-');
  const child = startNode(['--import', TSX, 'scripts/reference/hooks/record.ts', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = collectOutput(child);
  await exitCode(child);
  removeFolder(folder);
  records = JSON.parse(output()) as typeof records;
}, 120_000);

const DRAWN_OWNERS = ['Compiler', 'Compilation'];

/** The hooks in the drawing of a page, from top to bottom. */
function drawnHooks(file: string): string[] {
  const drawing = /<Figure[^]*?<\/Figure>/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  return [...drawing.matchAll(/className="fig-text"[^>]*>([^<]*)<\/text>/g)]
    .flatMap(([, names = '']) => names.split(', '))
    .flatMap((name) => DRAWN_OWNERS.map((owner) => `${owner}.${name}`))
    .filter((hook) => hooks.includes(hook));
}

/** What a sample ran of some hooks, by their first calls. */
const orderIn = (sample: string, of: readonly string[]) =>
  Object.keys(records[sample] ?? {}).filter((hook) => of.includes(hook));

/** Whether all items occur in a longer list, in this order. */
function isWithin(items: readonly string[], list: readonly string[]): boolean {
  let next = 0;
  return items.every((item) => {
    next = list.indexOf(item, next) + 1;
    return next > 0;
  });
}

describe('the drawing of the life of a build', () => {
  const drawn = drawnHooks('content/api/compiler-hooks.mdx');

  test('shows every hook of the compiler', () => {
    const ofCompiler = drawn.filter((hook) => hook.startsWith('Compiler.'));

    expect([...new Set(ofCompiler)].sort()).toEqual(
      hooks.filter((hook) => hook.startsWith('Compiler.')).sort(),
    );
    // At the start of a build, and in watch mode before the first one.
    expect(ofCompiler.filter((hook, at) => ofCompiler.indexOf(hook) !== at)).toEqual([
      'Compiler.readRecords',
    ]);
  });

  test.each(['production', 'development', 'watch', 'hmr', 'records', 'failedRun', 'failedEmit'])(
    'has the order of the %s build',
    (sample) => {
      const order = orderIn(sample, drawn).filter((hook) => hook !== 'Compiler.infrastructureLog');

      expect(order.length).toBeGreaterThan(8);
      expect({ order, isWithin: isWithin(order, drawn) }).toEqual({ order, isWithin: true });
    },
  );

  test('has everything of a build and of the watch mode in it', () => {
    const called = ['production', 'watch', 'failedRun', 'again', 'cacheCold'].flatMap((sample) =>
      orderIn(sample, drawn),
    );

    expect(drawn.filter((hook) => !called.includes(hook))).toEqual([]);
  });
});

test('another pass comes after done', () => {
  const order = orderIn('again', ['Compiler.done', 'Compiler.additionalPass']);

  expect(order).toEqual(['Compiler.done', 'Compiler.additionalPass']);
});

test('the hooks that a plugin can reach run in one of the samples', () => {
  const called = new Set(Object.values(records).flatMap((record) => Object.keys(record)));

  expect(hooks.filter((hook) => !called.has(hook)).sort()).toEqual(NOT_IN_SAMPLES);
});
