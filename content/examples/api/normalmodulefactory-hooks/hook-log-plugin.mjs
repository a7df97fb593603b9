const TYPES = ['javascript/auto', 'json'];
const KEYS = { resolveForScheme: ['theme'], resolveInScheme: ['theme'] };

/** Prints each hook of the factory when it runs. */
export class HookLogPlugin {
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('HookLogPlugin', (factory) => {
      for (const [name, hook] of Object.entries(factory.hooks)) {
        const tap = (one, key) =>
          one.tap({ name: 'HookLogPlugin', stage: -100 }, (first) => {
            console.log(`hook ${name}${key ? ` for ${key}` : ''}`);
            return name === 'module' ? first : undefined;
          });
        if (!('for' in hook)) tap(hook);
        else for (const key of KEYS[name] ?? TYPES) tap(hook.for(key), key);
      }
    });
  }
}
