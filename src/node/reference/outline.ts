import type { OutlineEntry } from '../body/types';
import { entriesOf, type Expected } from './registry';
import { optionKey } from './spelling';
import type { Reference, ReferenceOption } from './types';

/** All options as one object. What has no place on a page leads to what it belongs to. */
export function optionOutline(
  reference: Reference,
  urlOf: (expected: Expected) => string | undefined,
): OutlineEntry[] {
  const roots: OutlineEntry[] = [];
  const known = new Map<string, OutlineEntry>();
  const options = new Map(reference.options.map((option) => [option.path, option]));
  for (const { expected } of entriesOf(reference)) {
    const option = options.get(expected.name);
    const key = optionKey(expected.name);
    if (!option || !expected.section.endsWith('options') || known.has(key)) continue;
    const dot = key.lastIndexOf('.');
    const owner = known.get(key.slice(0, Math.max(dot, 0)));
    const entry = {
      name: key.slice(dot + 1),
      type: option.type,
      value: onlyDefault(option),
      url: urlOf(expected) ?? owner?.url ?? expected.pages[0],
      parts: [],
    };
    known.set(key, entry);
    (owner?.parts ?? roots).push(entry);
  }
  return roots;
}

/** More would not fit on a line. */
const MAX_LENGTH = 40;

/** The default, if every build has the same. */
function onlyDefault({ defaults }: ReferenceOption): string | null {
  const [only, ...others] = defaults;
  if (!only || others.length > 0 || only.value.length > MAX_LENGTH) return null;
  const { modes, targets, requests, nodes, value } = only;
  return [modes, targets, requests, nodes].every(({ length }) => length === 0) ? value : null;
}
