import { createRequire } from 'node:module';
import { fromRoot } from '../files/fromRoot';

type Resolved = Readonly<Record<string, unknown>>;
type SortedValues = Record<string, unknown> & { id: string; internal: { type: string } };

/** The part of Gatsby that is used here. */
type Indexing = {
  getGatsbyNodePartial: (
    node: object,
    fields: readonly string[],
    resolved: Resolved,
  ) => SortedValues;
  getSortFieldIdentifierKeys: (fields: readonly string[], resolved: Resolved) => string[];
};
type Utils = { getResolvedFields: (node: SortedValues) => object | undefined };
type Values = { getValueAt: (object: object | undefined, path: string) => unknown };

const RESOLVED = '__gatsby_resolved.';

const gatsby = createRequire(fromRoot('package.json'));

let isFixed = false;

/**
 * Gatsby caches the values that the nodes of a type were sorted by. When a sort by another field
 * adds to them, it drops those that came from a resolver, and later takes them for undefined: a
 * sort that was right becomes wrong, without a message. Here they are looked up again.
 */
export function fixSortingByResolvers(): void {
  if (isFixed) return;
  isFixed = true;
  const indexing = gatsby('gatsby/dist/datastore/in-memory/indexing') as Indexing;
  const { getResolvedFields } = gatsby('gatsby/dist/schema/utils') as Utils;
  const { getValueAt } = gatsby('gatsby/dist/utils/get-value-at') as Values;
  const original = indexing.getGatsbyNodePartial;

  indexing.getGatsbyNodePartial = (node, fields, resolved) => {
    const values = original(node, fields, resolved);
    for (const key of indexing.getSortFieldIdentifierKeys(fields, resolved)) {
      if (key in values || !key.startsWith(RESOLVED)) continue;
      values[key] = getValueAt(getResolvedFields(values), key.slice(RESOLVED.length));
    }
    return values;
  };
}
