import { readFileSync } from 'node:fs';

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
