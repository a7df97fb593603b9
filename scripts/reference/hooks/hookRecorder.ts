import webpack from 'webpack';
import { distinctClasses, exportedOf } from '../../../src/node/reference/extract/exported';

/** What a build did with a hook: the place of its first call among all hooks, and the calls. */
export type HookCalls = { position: number; calls: number; keys?: string[] };

/** By `Owner.hook`, in the order of the first calls. */
export type HookRecord = Record<string, HookCalls>;

type Interceptor = { name: string; call: () => void };

/** A hook of tapable, a map of hooks, or what stands in for a hook that was replaced. */
type AnyHook = {
  intercept?: (interceptor: Interceptor | { factory: Factory }) => void;
  tap?: (options: { name: string }, tap: () => void) => void;
  for?: (key: unknown) => AnyHook;
  _map?: Map<unknown, AnyHook>;
};

type Factory = (key: unknown, hook: AnyHook) => AnyHook;
type WithHooks = { hooks: object };
type Compiler = webpack.Compiler;
// webpack's declarations do not export it.
type Params = Parameters<Parameters<Compiler['hooks']['thisCompilation']['tap']>[1]>[1];

const NAME = 'HookRecorder';
const MAX_KEYS = 40;
const FIRST = { name: NAME, stage: -Infinity };
const STATIC = /^get(Compilation|Compiler|Parser)?Hooks$/;

/** Classes with a static method that returns hooks, by what this method takes. */
const STATIC_OWNERS = distinctClasses(exportedOf(webpack, 'webpack')).flatMap(({ value }) =>
  Object.getOwnPropertyNames(value)
    .filter((method) => STATIC.test(method))
    .map((method) => ({
      owner: value.name,
      of: STATIC.exec(method)?.[1] ?? 'Compiler',
      hooksFor: (subject: object) =>
        (value[method] as (subject: object) => object).call(value, subject),
    })),
);

/**
 * Records the calls of every hook that a plugin can reach. It intercepts hooks, because a tap could
 * change the build: several hooks do something only if they are tapped, or end at a result.
 */
export class HookRecorder {
  private readonly calls = new Map<string, { calls: number; keys: Set<string> }>();
  private readonly seen = new WeakSet<object>();

  /** Keys to create in maps of hooks, whose hooks only run if someone has asked for them. */
  constructor(private readonly keys: Readonly<Record<string, readonly string[]>> = {}) {}

  get record(): HookRecord {
    return Object.fromEntries(
      [...this.calls].map(([name, { calls, keys }], position) => [
        name,
        { position, calls, ...(keys.size > 0 && { keys: [...keys] }) },
      ]),
    );
  }

  apply(compiler: Compiler): void {
    this.watch('Compiler', compiler);
    this.watch('Cache', compiler.cache);
    this.watch('ResolverFactory', compiler.resolverFactory);
    this.watchStatic('Compiler', compiler);
    for (const type of ['normal', 'context', 'loader']) {
      compiler.resolverFactory.hooks.resolver
        .for(type)
        .tap(FIRST, (resolver) => this.watch('Resolver', resolver));
    }
    compiler.hooks.thisCompilation.tap(FIRST, (compilation, params) => {
      this.watchCompilation(compilation, params);
    });
  }

  /** A compiler for several configurations has hooks that collect those of the others. */
  applyToAll(compiler: webpack.MultiCompiler): void {
    this.watch('MultiCompiler', compiler);
  }

  private watchCompilation(
    compilation: webpack.Compilation,
    { normalModuleFactory, contextModuleFactory }: Params,
  ): void {
    this.watch('Compilation', compilation);
    this.watch('NormalModuleFactory', normalModuleFactory);
    this.watch('ContextModuleFactory', contextModuleFactory);
    this.watchStatic('Compilation', compilation);
    for (const type of ['auto', 'dynamic', 'esm']) {
      normalModuleFactory.hooks.parser.for(`javascript/${type}`).tap(FIRST, (parser) => {
        this.watch('JavascriptParser', parser);
        this.watchStatic('Parser', parser);
      });
    }
    compilation.hooks.statsFactory.tap(FIRST, (factory) => this.watch('StatsFactory', factory));
    compilation.hooks.statsPrinter.tap(FIRST, (printer) => this.watch('StatsPrinter', printer));
  }

  private watchStatic(subject: string, instance: object): void {
    for (const { owner, of, hooksFor } of STATIC_OWNERS) {
      if (of === subject) this.watch(owner, { hooks: hooksFor(instance) });
    }
  }

  /** Objects of one build may be those of the build before. */
  private watch(owner: string, instance: object): void {
    if (this.seen.has(instance)) return;
    this.seen.add(instance);
    const hooks = (instance as WithHooks).hooks as Record<string, AnyHook | undefined>;
    for (const name of Object.keys(hooks)) {
      const hook = hooks[name];
      if (hook) this.watchHook(`${owner}.${name}`, hook);
    }
  }

  private watchHook(name: string, hook: AnyHook): void {
    if (hook.for && hook._map) this.watchMap(name, hook, hook._map);
    else this.intercept(name, hook);
  }

  private watchMap(name: string, hooks: AnyHook, existing: Map<unknown, AnyHook>): void {
    const factory: Factory = (key, hook) => {
      this.intercept(name, hook, key);
      return hook;
    };
    for (const [key, hook] of existing) this.intercept(name, hook, key);
    hooks.intercept?.({ factory });
    for (const key of this.keys[name] ?? []) hooks.for?.(key);
  }

  private intercept(name: string, hook: AnyHook, key?: unknown): void {
    const call = () => this.count(name, key);
    try {
      hook.intercept?.({ name: NAME, call });
    } catch {
      // A hook that was replaced by stages of another one.
      hook.tap?.({ name: NAME }, call);
    }
  }

  private count(name: string, key: unknown): void {
    const known = this.calls.get(name) ?? { calls: 0, keys: new Set() };
    this.calls.set(name, known);
    known.calls += 1;
    if (typeof key === 'string' && known.keys.size < MAX_KEYS) known.keys.add(key);
  }
}
