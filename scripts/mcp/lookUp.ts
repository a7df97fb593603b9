import type { ListName, ReferenceLists } from '../../src/endpoints/reference/shapes';
import { suggestion } from '../../src/node/content/suggestion';
import { hookKey, withoutArguments } from '../../src/node/reference/signatures';
import { optionKey } from '../../src/node/reference/spelling';
import { entryText, type Entry } from './entryText';

type Named = { list: ListName; entry: Entry };

/** More are listed by their names alone. */
const MAX_SHOWN = 5;
const MAX_LISTED = 20;

/** What the reference has under a name, or under a path that ends with it. */
export function lookUp(lists: ReferenceLists, asked: string, names: readonly ListName[]): string {
  const known = names.flatMap((list) => entriesOf(lists, list));
  const key = keyOf(asked);
  const same = known.filter(({ entry }) => keyOf(entry.name) === key);
  const found =
    same.length > 0 ? same : known.filter(({ entry }) => keyOf(entry.name).endsWith(`.${key}`));
  if (found.length === 0) throw new Error(notFound(asked, known));
  if (found.length > MAX_SHOWN) return namesText(asked, found);
  return found.map(({ list, entry }) => entryText(list, entry)).join('\n\n');
}

/** The things of a list, and those inside of them. */
function entriesOf(lists: ReferenceLists, list: ListName): Named[] {
  const outer: readonly (Entry & { options?: unknown; members?: unknown })[] = lists[list];
  return outer.flatMap((entry) => {
    const inner = [entry.options, entry.members].flatMap((each) =>
      Array.isArray(each) ? (each as Entry[]) : [],
    );
    return [entry, ...inner].map((each) => ({ list, entry: each }));
  });
}

/** `compiler.hooks.emit`, `Compiler.emit` and `compiler.emit()` are one name. */
const keyOf = (name: string) => optionKey(hookKey(withoutArguments(name.trim()))).toLowerCase();

const namesText = (asked: string, found: readonly Named[]) =>
  [
    `${found.length} names end with ${asked}. Look up one of them:`,
    ...found.slice(0, MAX_LISTED).map(({ list, entry }) => `${entry.name} (${list}) ${entry.url}`),
    ...(found.length > MAX_LISTED ? [`… and ${found.length - MAX_LISTED} more`] : []),
  ].join('\n');

function notFound(asked: string, known: readonly Named[]): string {
  const names = [...new Set(known.map(({ entry }) => entry.name))];
  const part = asked.trim().toLowerCase();
  const containing = names.filter((name) => name.toLowerCase().includes(part));
  const lastParts = new Map(names.map((name) => [name.slice(name.lastIndexOf('.') + 1), name]));
  const last = suggestion(asked, lastParts.keys());
  const meant = [
    suggestion(asked, names),
    last === undefined ? undefined : lastParts.get(last),
    ...containing,
  ].filter((name) => name !== undefined);
  return [
    `The reference of webpack has nothing called ${JSON.stringify(asked)}.`,
    meant.length > 0
      ? `  Did you mean ${[...new Set(meant)].slice(0, MAX_SHOWN).join(', ')}?`
      : '  Fix: search_docs finds names by what they do',
  ].join('\n');
}
