import { entriesOf } from '../registry';
import type { Reference } from '../types';

/** A release in short: what each thing looks like, under its name. */
export type ReferenceSnapshot = {
  versions: Record<string, string>;
  things: Record<string, string>;
};

export const snapshotOf = (reference: Reference): ReferenceSnapshot => ({
  versions: reference.versions,
  things: Object.fromEntries(
    entriesOf(reference).flatMap(({ lines }) => lines.map(({ name, looks }) => [name, looks])),
  ),
});
