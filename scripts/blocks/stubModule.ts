const STUBS = new WeakSet<object>();

export const isStub = (value: object): boolean => STUBS.has(value);

/** Replaces a missing module: every part of it can be read, called and constructed. */
export function stubModule(name: string): unknown {
  const parts = new Map<PropertyKey, unknown>();
  const target = function stub() {};

  const stub = new Proxy(target, {
    get(_, key) {
      if (key === 'default') return stubModule(name);
      if (key === Symbol.toPrimitive) return () => name;
      if (['then', '__esModule'].includes(String(key)) || typeof key === 'symbol') return undefined;
      if (key === 'prototype') return {};
      if (!parts.has(key)) parts.set(key, stubModule(`${name}.${key}`));
      return parts.get(key);
    },
    has: () => true,
    apply: () => stubModule(name),
    construct: () => ({ apply() {} }),
  });
  STUBS.add(stub);
  return stub;
}
