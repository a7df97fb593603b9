import type { DefaultValue } from '../types';

/** The value of an option in one mode for one target; undefined if it has none. */
export type Sample = { mode: string; target: string; value: string | undefined };

/** The samples as few defaults: what all modes or all targets share is listed once. */
export function summarized(samples: readonly Sample[]): DefaultValue[] {
  const modes = unique(samples.map(({ mode }) => mode));
  const targets = unique(samples.map(({ target }) => target));
  const rows = modes.map((mode) => ({
    mode,
    values: targets.map(
      (target) => samples.find((sample) => sample.mode === mode && sample.target === target)?.value,
    ),
  }));
  return unique(rows.map(({ values }) => JSON.stringify(values))).flatMap((row) => {
    const same = rows.filter(({ values }) => JSON.stringify(values) === row);
    const ofMode = same.length === modes.length ? [] : same.map(({ mode }) => mode);
    const values = same[0]?.values ?? [];
    return unique(values)
      .filter((value) => value !== undefined)
      .map((value) => {
        const ofTarget = targets.filter((_, index) => values[index] === value);
        return {
          value,
          modes: ofMode,
          targets: ofTarget.length === targets.length ? [] : ofTarget,
          requests: [],
          nodes: [],
        };
      });
  });
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
