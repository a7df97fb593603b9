import { entriesOf } from '../registry';
import type { Reference } from '../types';
import type { Trait, Traits } from './traits';

/** What a minor release brought, compared with the one before it. */
export type ReleaseNews = {
  /** `5.112` */
  release: string;
  /** Its patch that was read: `5.112.2` */
  version: string;
  /** Names as in a snapshot: `option output.filename`. */
  added: string[];
  removed: string[];
  changed: Record<string, TraitChanges>;
};

export type TraitChanges = Partial<Record<Trait, TraitChange>>;
export type TraitChange = { less: string[]; more: string[] };

/** A release as it is compared with another. */
export type ReleaseThings = {
  version: string;
  things: Readonly<Record<string, Traits>>;
  /** Options whose parts are listed below another option, with that option. */
  sharedOptions: Readonly<Record<string, string>>;
};

export const thingsOf = (reference: Reference): ReleaseThings => ({
  version: reference.versions['webpack'] ?? '',
  things: Object.fromEntries(
    entriesOf(reference).flatMap(({ news }) => news.map(({ name, traits }) => [name, traits])),
  ),
  sharedOptions: Object.fromEntries(
    reference.options.flatMap(({ path, sameAs }) => (sameAs === null ? [] : [[path, sameAs]])),
  ),
});

/** What each release brought, compared with the one before it in the list; the newest comes first. */
export const historyOf = (releases: readonly ReleaseThings[]): ReleaseNews[] =>
  releases
    .slice(1)
    .map((release, index) => newsBetween(releases[index]!, release))
    .reverse();

/** What is different between a release and the one before it. */
export function newsBetween(before: ReleaseThings, after: ReleaseThings): ReleaseNews {
  const [old, now] = [Object.keys(before.things), Object.keys(after.things)];
  const changed = now.flatMap((name) => {
    const changes = changesBetween(before.things[name], after.things[name]);
    return Object.keys(changes).length > 0 ? [[name, changes] as const] : [];
  });
  return {
    release: minorOf(after.version),
    version: after.version,
    added: now.filter((name) => !has(before, name)).sort(),
    removed: old.filter((name) => !has(after, name)).sort(),
    changed: Object.fromEntries(changed.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** `5.112.2` -> `5.112` */
export const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');

/** Whether a release has something, under its name or below the option that shares its parts. */
function has({ things, sharedOptions }: ReleaseThings, name: string): boolean {
  if (things[name]) return true;
  return Object.entries(sharedOptions).some(([path, owner]) => {
    const prefix = `option ${path}`;
    if (!name.startsWith(prefix)) return false;
    const rest = name.slice(prefix.length).replace(/^(\[\]|\.\*)+/, '');
    return rest.startsWith('.') && things[`option ${owner}${rest}`] !== undefined;
  });
}

function changesBetween(before: Traits | undefined, after: Traits | undefined): TraitChanges {
  if (!before || !after) return {};
  const traits = Object.keys({ ...before, ...after }) as Trait[];
  const changes = traits.flatMap((trait): [Trait, TraitChange][] => {
    const [old, now] = [before[trait], after[trait]];
    if (!old || !now) return [];
    const less = old.filter((each) => !now.includes(each));
    const more = now.filter((each) => !old.includes(each));
    return less.length + more.length > 0 ? [[trait, { less, more }]] : [];
  });
  return Object.fromEntries(changes);
}

/** The last patch of every minor release of webpack 5 from one on, in their order. */
export function lastPatches(versions: readonly string[], from: number, to: string): string[] {
  const last = new Map<number, number>();
  for (const version of versions) {
    const [, minor, patch] = /^5\.(\d+)\.(\d+)$/.exec(version)?.map(Number) ?? [];
    if (minor === undefined || patch === undefined || minor < from) continue;
    if (patch >= (last.get(minor) ?? 0)) last.set(minor, patch);
  }
  const newest = Number(to.split('.')[1]);
  return [...last]
    .filter(([minor]) => minor < newest)
    .sort(([a], [b]) => a - b)
    .map(([minor, patch]) => `5.${minor}.${patch}`);
}
