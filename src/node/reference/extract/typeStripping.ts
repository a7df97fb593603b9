import Module from 'node:module';
import type { DefaultValue } from '../types';

/**
 * Releases of Node.js between which webpack's defaults differ: from 22.13 on, Node.js can strip the
 * types from TypeScript, and webpack asks for that function.
 */
const NODES = { newer: '>=22.13', older: '<22.13' } as const;

const host = Module as unknown as { stripTypeScriptTypes?: unknown };
const standIn = (code: string) => code;

/** Reads defaults, by option, as newer and as older releases of Node.js give them to readers. */
export function onEveryNode(read: () => Map<string, DefaultValue[]>): Map<string, DefaultValue[]> {
  const newer = withTypeStripping(true, read);
  const older = withTypeStripping(false, read);
  const paths = [...new Set([...newer.keys(), ...older.keys()])];
  return new Map(
    paths.map((path) => [path, joinedNodes(newer.get(path) ?? [], older.get(path) ?? [])]),
  );
}

/** Computes something as a Node.js that can strip types would, or as one that cannot. */
function withTypeStripping<T>(canStripTypes: boolean, compute: () => T): T {
  const own = host.stripTypeScriptTypes;
  pretend(canStripTypes);
  try {
    return compute();
  } finally {
    host.stripTypeScriptTypes = own;
    if (own === undefined) delete host.stripTypeScriptTypes;
  }
}

/** webpack reads it whenever it applies defaults, so it doesn't have to be loaded again. */
export function pretend(canStripTypes: boolean): void {
  if (canStripTypes) host.stripTypeScriptTypes = standIn;
  else delete host.stripTypeScriptTypes;
}

/** Defaults on newer and older releases of Node.js; what they share is listed once. */
export function joinedNodes(newer: DefaultValue[], older: DefaultValue[]): DefaultValue[] {
  if (JSON.stringify(newer) === JSON.stringify(older)) return newer;
  return [
    ...newer.map((each) => ({ ...each, nodes: [NODES.newer] })),
    ...older.map((each) => ({ ...each, nodes: [NODES.older] })),
  ];
}
