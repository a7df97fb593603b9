import webpack from 'webpack';
import type { ReferenceHook } from '../types';
import type { Instances } from './build';
import type { Declarations } from './declarations';
import { distinctClasses, exportedOf } from './exported';
import { declaredHooks, declaredStaticHooks, hooksOf, type HookOwner } from './hooks';

/** Every hook that a plugin can reach. */
export function readHooks(instances: Instances, declarations: Declarations): ReferenceHook[] {
  const { compiler, compilation, normalModuleFactory, contextModuleFactory, parser } = instances;
  const options = compilation.createStatsOptions({});
  const owners: Record<string, unknown> = {
    Compiler: compiler,
    MultiCompiler: webpack([{ entry: {} }]),
    Compilation: compilation,
    NormalModuleFactory: normalModuleFactory,
    ContextModuleFactory: contextModuleFactory,
    JavascriptParser: parser,
    Cache: compiler.cache,
    ResolverFactory: compiler.resolverFactory,
    Resolver: compiler.resolverFactory.get('normal'),
    StatsFactory: compilation.createStatsFactory(options),
    StatsPrinter: compilation.createStatsPrinter(options),
  };
  return [
    ...Object.entries(owners).map(([owner, instance]): HookOwner => {
      const { hooks } = instance as { hooks: object };
      return { owner, hooks, declared: declaredHooks(owner, declarations) };
    }),
    ...staticOwners(instances, declarations),
  ].flatMap(hooksOf);
}

const STATIC = /^get(Compilation|Compiler|Parser)?Hooks$/;

/** Classes that hand out hooks for a compiler, a compilation or a parser. */
function staticOwners(instances: Instances, declarations: Declarations): HookOwner[] {
  return distinctClasses(exportedOf(webpack, 'webpack')).flatMap(({ value }) =>
    Object.getOwnPropertyNames(value)
      .filter((method) => STATIC.test(method))
      .map((method) => {
        const get = value[method] as (of: unknown) => object;
        const of = instances[subjectOf(method)];
        return {
          owner: value.name,
          hooks: get.call(value, of),
          declared: declaredStaticHooks(value.name, method, declarations),
        };
      }),
  );
}

function subjectOf(method: string): keyof Instances {
  const subject = STATIC.exec(method)?.[1];
  if (subject === 'Compilation') return 'compilation';
  return subject === 'Parser' ? 'parser' : 'compiler';
}
