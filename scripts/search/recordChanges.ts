import { isDeepStrictEqual } from 'node:util';

type Identified = { objectID: string };

export type RecordChanges = {
  added: string[];
  changed: string[];
  removed: string[];
  same: number;
};

/** What changes when one set of records replaces another. */
export function recordChanges(
  live: readonly Identified[],
  next: readonly Identified[],
): RecordChanges {
  const before = new Map(live.map((record) => [record.objectID, record]));
  const after = new Set(next.map(({ objectID }) => objectID));
  const existing = next.filter(({ objectID }) => before.has(objectID));
  const changed = existing.filter(
    (record) => !isDeepStrictEqual(record, before.get(record.objectID)),
  );
  return {
    added: [...after].filter((id) => !before.has(id)),
    changed: changed.map(({ objectID }) => objectID),
    removed: [...before.keys()].filter((id) => !after.has(id)),
    same: existing.length - changed.length,
  };
}

const MAX_SHOWN = 10;

export function describeChanges({ added, changed, removed, same }: RecordChanges): string {
  return [
    ...list('+', 'new', added),
    ...list('~', 'changed', changed),
    ...list('-', 'removed', removed),
    `${same} stay as they are`,
  ].join('\n');
}

function list(sign: string, what: string, ids: readonly string[]): string[] {
  const more = ids.length - MAX_SHOWN;
  return [
    `${ids.length} ${what}`,
    ...ids.slice(0, MAX_SHOWN).map((id) => `  ${sign} ${id}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}
