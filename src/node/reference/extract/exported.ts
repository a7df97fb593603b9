import { deprecationsOf } from './deprecations';

export type Exported = {
  /** `webpack.optimize.SplitChunksPlugin` */
  path: string;
  value: unknown;
  /** Reading it prints a warning. */
  deprecated: boolean;
};

/** Everything that a package exports, also inside of its namespaces, which are frozen objects. */
export function exportedOf(root: object, path: string, depth = 3): Exported[] {
  return Object.keys(Object.getOwnPropertyDescriptors(root))
    .filter((name) => !FUNCTION_PROPERTIES.has(name))
    .flatMap((name): Exported[] => {
      const { value, deprecations } = deprecationsOf(() => read(root, name));
      const at = `${path}.${name}`;
      if (depth > 0 && isNamespace(value)) return exportedOf(value, at, depth - 1);
      return [{ path: at, value, deprecated: deprecations.length > 0 }];
    });
}

const FUNCTION_PROPERTIES = new Set(['prototype', 'length', 'name', 'caller', 'arguments']);

function read(root: object, name: string): unknown {
  try {
    return (root as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}

const isNamespace = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  Object.isFrozen(value);

export type Class = (abstract new (...args: never[]) => object) & Record<string, unknown>;

export const isClass = (value: unknown): value is Class =>
  typeof value === 'function' && typeof value.prototype === 'object';

/** Each class once: of several places that export it, the shortest path that is not deprecated. */
export function distinctClasses(found: readonly Exported[]): (Exported & { value: Class })[] {
  const byClass = new Map<Class, Exported & { value: Class }>();
  for (const { path, value, deprecated } of found) {
    if (!isClass(value)) continue;
    const other = byClass.get(value);
    if (!other || isBetter({ path, deprecated }, other)) {
      byClass.set(value, { path, value, deprecated });
    }
  }
  return [...byClass.values()];
}

type Place = { path: string; deprecated: boolean };

const isBetter = (one: Place, other: Place) =>
  one.deprecated === other.deprecated
    ? one.path.split('.').length < other.path.split('.').length
    : other.deprecated;
