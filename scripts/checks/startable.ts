type Ordered = { name: string; needs: string[] };
type Progress = { started: ReadonlySet<string>; passed: ReadonlySet<string> };

/** The checks that can start now: those they need have passed, and there are free slots. */
export function startable<T extends Ordered>(
  checks: readonly T[],
  { started, passed }: Progress,
  slots: number,
): T[] {
  const free = slots - (started.size - passed.size);

  return checks
    .filter(({ name, needs }) => !started.has(name) && needs.every((need) => passed.has(need)))
    .slice(0, Math.max(0, free));
}
