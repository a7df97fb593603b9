import { pageOfName } from '../registry';
import type { ReferenceSnapshot } from './snapshot';

export type Change = { name: string; before: string; after: string };

export type ReferenceDiff = {
  /** `webpack 5.112.2 -> 5.113.0` */
  versions: string[];
  appeared: { name: string; looks: string }[];
  went: { name: string; looks: string }[];
  changed: Change[];
  isEmpty: boolean;
};

/** What is different between two releases. */
export function referenceDiff(before: ReferenceSnapshot, after: ReferenceSnapshot): ReferenceDiff {
  const names = [...new Set([...Object.keys(before.things), ...Object.keys(after.things)])].sort();
  const diff = {
    versions: Object.entries(after.versions)
      .filter(([name, version]) => before.versions[name] !== version)
      .map(([name, version]) => `${name} ${before.versions[name] ?? 'none'} -> ${version}`),
    appeared: names
      .filter((name) => before.things[name] === undefined)
      .map((name) => ({ name, looks: after.things[name] ?? '' })),
    went: names
      .filter((name) => after.things[name] === undefined)
      .map((name) => ({ name, looks: before.things[name] ?? '' })),
    changed: names.flatMap((name): Change[] => {
      const [old, now] = [before.things[name], after.things[name]];
      return old === undefined || now === undefined || old === now
        ? []
        : [{ name, before: old, after: now }];
    }),
  };
  return { ...diff, isEmpty: Object.values(diff).every(({ length }) => length === 0) };
}

/** The difference for the one who bumped the release, with the pages that it touches. */
export function diffText(diff: ReferenceDiff): string {
  if (diff.isEmpty) return 'The installed release is the one that the snapshot describes.';
  const names = [...diff.appeared, ...diff.went, ...diff.changed].map(({ name }) => name);
  const pages = [...new Set(names.map(pageOfName))].sort();
  return [
    ...diff.versions,
    ...titled(
      'Appeared',
      diff.appeared.map(({ name, looks }) => `+ ${name}: ${looks}`),
    ),
    ...titled(
      'Went',
      diff.went.map(({ name, looks }) => `- ${name}: ${looks}`),
    ),
    ...titled(
      'Changed',
      diff.changed.flatMap(({ name, before, after }) => [
        `~ ${name}`,
        `  - ${before}`,
        `  + ${after}`,
      ]),
    ),
    ...titled('Pages that this touches', pages),
    '',
    'When the pages are right: npm run reference:diff -- --write',
  ].join('\n');
}

const titled = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
