import type { PackageFacts } from './lockedPackages';

/** The differences between the committed list and the lock file, as lines. */
export function packageDiff(committed: PackageFacts, locked: PackageFacts): string[] {
  const before = new Set(linesOf(committed));
  const after = new Set(linesOf(locked));
  return [
    ...[...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
    ...[...before].filter((line) => !after.has(line)).map((line) => `- ${line}`),
  ];
}

const linesOf = ({ installScripts, licenses }: PackageFacts): string[] => [
  ...installScripts.map((name) => `install script: ${name}`),
  ...Object.entries(licenses).flatMap(([license, names]) =>
    names.map((name) => `${license}: ${name}`),
  ),
];
