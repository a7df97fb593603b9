import type { ChangeGroup, ListedChange } from '../../body/types';
import type { ReleaseNews, TraitChanges } from './history';

/** Where the documentation explains something, by its name in a snapshot. */
type UrlOfThing = (name: string) => string | undefined;

/** What names in a snapshot begin with, and what readers call it; longer beginnings first. */
const KINDS = [
  ['plugin option', 'plugin option'],
  ['stats field', 'stats field'],
  ['magic comment', 'magic comment'],
  ['option', 'option'],
  ['plugin', 'plugin'],
  ['hook', 'hook'],
  ['variable', 'module variable'],
  ['member', 'class member'],
  ['flag', 'flag'],
] as const;

const ORDER: readonly string[] = [
  'option',
  'plugin',
  'plugin option',
  'hook',
  'module variable',
  'magic comment',
  'stats field',
  'class member',
  'flag',
];

/** The news of a release in groups, as the page shows them. */
export function changeGroups(news: ReleaseNews, urlOf: UrlOfThing): ChangeGroup[] {
  const { added, removed, changed } = news;
  return [
    ...grouped('new', added, (name) => listed(name, urlOf(name), [])),
    ...grouped('changed', Object.keys(changed), (name) =>
      listed(name, urlOf(name), detailsOf(changed[name] ?? {})),
    ),
    ...grouped('removed', removed, (name) => listed(name, urlOf(name), [])),
  ];
}

function grouped(
  what: string,
  names: readonly string[],
  itemOf: (name: string) => ListedChange,
): ChangeGroup[] {
  return ORDER.flatMap((noun) => {
    const items = names.filter((name) => nounOf(name) === noun).map(itemOf);
    const { length } = items;
    return length > 0
      ? [{ title: `${length} ${what} ${noun}${length === 1 ? '' : 's'}`, items }]
      : [];
  });
}

const kindOf = (name: string) => KINDS.find(([prefix]) => name.startsWith(`${prefix} `));
const nounOf = (name: string) => kindOf(name)?.[1];

/** `hook Compiler.emit` -> `Compiler.hooks.emit` */
export function shownName(name: string): string {
  const [prefix = ''] = kindOf(name) ?? [];
  const own = name.slice(prefix.length + 1);
  return prefix === 'hook' ? own.replace('.', '.hooks.') : own;
}

const listed = (
  name: string,
  url: string | undefined,
  details: ListedChange['details'],
): ListedChange => ({ name: shownName(name), url: url ?? null, details });

const MAX_LENGTH = 90;

function detailsOf({ type, default: value, place, status }: TraitChanges): ListedChange['details'] {
  return [
    ...detail('also takes', type?.more),
    ...detail('no longer takes', type?.less),
    ...defaultDetails(value),
    ...detail('also in', place?.more),
    ...detail('no longer in', place?.less),
    ...(status?.more ?? []).map((word) => ({ text: `now ${word}`, codes: [] })),
    ...(status?.less ?? []).map((word) => ({ text: `no longer ${word}`, codes: [] })),
  ];
}

const detail = (text: string, codes: readonly string[] = []) =>
  codes.length > 0 ? [{ text, codes: [...codes] }] : [];

function defaultDetails(change: TraitChanges['default']): ListedChange['details'] {
  if (!change) return [];
  const { less, more } = change;
  if ([...less, ...more].join().length > MAX_LENGTH * 2) {
    return [{ text: 'other defaults', codes: [] }];
  }
  return [...detail('default was', less), ...detail(less.length > 0 ? 'is' : 'default is', more)];
}
