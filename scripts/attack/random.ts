/** Returns the same numbers, from 0 to 1, for the same seed. */
export type Random = () => number;

export const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;
