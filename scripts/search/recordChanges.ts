import { isDeepStrictEqual } from 'node:util';

type Identified = { objectID: string };

export type RecordChanges = {
  added: string[];
  changed: string[];
  removed: string[];
  same: number;
};

/** What putting one set of records in place of another would do. */
export function recordChanges(
  live: readonly Identified[],
  next: readonly Identified[],
): RecordChanges {
  const before = new Map(live.map((record) => [record.objectID, record]));
  const after = new Set(next.map(({ objectID }) => objectID));
  const kept = next.filter(({ objectID }) => before.has(objectID));
  const changed = kept.filter((record) => !isDeepStrictEqual(record, before.get(record.objectID)));
  return {
    added: [...after].filter((id) => !before.has(id)),
    changed: changed.map(({ objectID }) => objectID),
    removed: [...before.keys()].filter((id) => !after.has(id)),
    same: kept.length - changed.length,
  };
}

const MOST_SHOWN = 10;

export function describeChanges({ added, changed, removed, same }: RecordChanges): string {
  return [
    ...list('+', 'new', added),
    ...list('~', 'changed', changed),
    ...list('-', 'removed', removed),
    `${same} stay as they are`,
  ].join('\n');
}

function list(sign: string, what: string, ids: readonly string[]): string[] {
  const more = ids.length - MOST_SHOWN;
  return [
    `${ids.length} ${what}`,
    ...ids.slice(0, MOST_SHOWN).map((id) => `  ${sign} ${id}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}
