import type { Expected } from '../../../src/node/reference/registry';

/** A table with the number of names in webpack, and of documented ones, by kind. */
export function coverageRows(
  expected: readonly Expected[],
  missing: readonly Expected[],
): string[][] {
  const sections = [...new Set(expected.map(({ section }) => section))];
  const row = (name: string, isIn: (each: Expected) => boolean) => {
    const all = expected.filter(isIn).length;
    const left = missing.filter(isIn).length;
    const share = all === 0 ? 100 : (100 * (all - left)) / all;
    return [name, String(all), String(all - left), String(left), `${share.toFixed(1)} %`];
  };
  return [
    ['', 'in webpack', 'documented', 'missing', ''],
    ...sections.map((name) => row(name, ({ section }) => section === name)),
    row('all', () => true),
  ];
}
