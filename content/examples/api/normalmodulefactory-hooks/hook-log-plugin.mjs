const TYPES = ['javascript/auto'];
const KEYS = { resolveForScheme: ['theme'], resolveInScheme: ['theme'] };

/** Prints the hooks of the factory in the order in which they ran first. */
export class HookLogPlugin {
  apply(compiler) {
    const ran = new Set();

    compiler.hooks.normalModuleFactory.tap('HookLogPlugin', (factory) => {
      for (const [name, hook] of Object.entries(factory.hooks)) {
        const tap = (one) =>
          one.tap({ name: 'HookLogPlugin', stage: -100 }, (first) => {
            ran.add(name);
            return name === 'module' ? first : undefined;
          });
        if (!('for' in hook)) tap(hook);
        else for (const key of KEYS[name] ?? TYPES) tap(hook.for(key));
      }
    });
    compiler.hooks.done.tap('HookLogPlugin', () => console.log(`order: ${[...ran].join(' ')}.`));
  }
}
