type Ordered = { name: string; needs: string[] };
type Progress = { begun: ReadonlySet<string>; passed: ReadonlySet<string> };

/** The checks that can begin now: all they need has passed, and no more than fit side by side. */
export function startable<T extends Ordered>(
  checks: readonly T[],
  { begun, passed }: Progress,
  slots: number,
): T[] {
  const free = slots - (begun.size - passed.size);

  return checks
    .filter(({ name, needs }) => !begun.has(name) && needs.every((need) => passed.has(need)))
    .slice(0, Math.max(0, free));
}
