/** Of a path in a configuration: `module.rules[0].use` gives `module`, `rules`, `use`. */
const segmentsOf = (path: string) =>
  path
    .replace(/\[[^\]]*\]/g, '')
    .split('.')
    .filter(Boolean);

type Named = { name: string };

/** Whether an option stands at a path; `*` stands for a name that the author chooses. */
function standsAt(name: string, path: readonly string[]): boolean {
  const segments = segmentsOf(name);
  return (
    segments.length === path.length &&
    segments.every((segment, index) => segment === '*' || segment === path[index])
  );
}

/** The option at a path, or the nearest one above it. */
export function nearestOption<O extends Named>(path: string, options: readonly O[]): O | undefined {
  const segments = segmentsOf(path);
  for (let length = segments.length; length > 0; length--) {
    const found = options.find(({ name }) => standsAt(name, segments.slice(0, length)));
    if (found) return found;
  }
  return undefined;
}

/** The options directly below a path, by their last names; below the empty path, those at the top. */
export function optionsBelow<O extends Named>(
  path: string,
  options: readonly O[],
): ReadonlyMap<string, O> {
  const segments = segmentsOf(path);
  return new Map(
    options.flatMap((option) => {
      const own = segmentsOf(option.name).at(-1) ?? '';
      return own !== '*' && standsAt(option.name, [...segments, own]) ? [[own, option]] : [];
    }),
  );
}
