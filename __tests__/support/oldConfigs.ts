import { readFileSync } from 'node:fs';
import type { Report } from '../../src/checker/types';

export const MAJORS = [1, 2, 3, 4] as const;

export type OldConfig = { text: string; found: string[] };

/** Configurations as they were written for an older major release, and what has to be found in each. */
export function oldConfigs(major: number): OldConfig[] {
  const file = `__tests__/fixtures/oldConfigs/webpack-${major}.txt`;
  return readFileSync(file, 'utf8')
    .split(/^-----$/m)
    .map((text) => ({
      text,
      found: (/\/\/ found: (.+)/.exec(text)?.[1] ?? '').split(', '),
    }));
}

/** What a report is about, apart from notes: the first name in each message. */
export const namesIn = ({ findings }: Report): string[] => [
  ...new Set(
    findings
      .filter(({ level }) => level !== 'note')
      .map(({ message }) => /`([^`]+)`/.exec(message)?.[1] ?? message),
  ),
];

export const findsAll = ({ found }: OldConfig, report: Report): boolean =>
  namesIn(report).sort().join() === [...found].sort().join();
