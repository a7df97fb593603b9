import type { DefaultValue } from '../types';

/** What a request can be made with, by webpack's name for it. */
const REQUESTS = { import: 'esm', require: 'commonjs' } as const;

type ResolveOptions = Record<string, unknown> & {
  byDependency?: Record<string, Record<string, unknown>>;
};

/**
 * What an option of `resolve` is for imports, and what for `require()`: webpack sets most of them
 * by the kind of a request.
 */
export function resolveValues(resolve: ResolveOptions, name: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(REQUESTS).map(([request, dependency]) => {
      const base = resolve[name];
      const own = resolve.byDependency?.[dependency]?.[name];
      return [request, own === undefined ? base : withRest(own, base)];
    }),
  );
}

/** `"..."` in a list stands for what it overrides. */
function withRest(list: unknown, rest: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return (list as unknown[]).flatMap((item) =>
    item === '...' ? (Array.isArray(rest) ? (rest as unknown[]) : []) : [item],
  );
}

/** Defaults of each kind of request; what they share is listed once. */
export function joinedRequests(byRequest: Record<string, DefaultValue[]>): DefaultValue[] {
  const lists = Object.entries(byRequest);
  const [first] = lists;
  if (!first || lists.every(([, list]) => JSON.stringify(list) === JSON.stringify(first[1]))) {
    return first?.[1] ?? [];
  }
  return lists.flatMap(([request, list]) => list.map((each) => ({ ...each, requests: [request] })));
}
