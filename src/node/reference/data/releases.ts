import type { ReferenceLists } from '../../../endpoints/reference/shapes';
import { SITE } from '../../../site/site';
import type { ReleaseNews } from '../release/history';

/** The minor release that brought something, by its name in the history; null if it is older. */
export function sinceIn(history: readonly ReleaseNews[]): (name: string) => string | null {
  // The newest comes first: what was removed and came back is as old as its return.
  const releases = new Map(
    history.toReversed().flatMap(({ release, added }) => added.map((name) => [name, release])),
  );
  return (name) => releases.get(name) ?? null;
}

/** Longer kinds first: `plugin option` is not an option called `plugin`. */
const KIND = /^(plugin option|stats field|magic comment|\w+) (.+)$/s;

/** What releases have removed and the documented one still lacks, the newest first. */
export const removalsIn = (
  history: readonly ReleaseNews[],
  isThere: (name: string) => boolean,
): ReferenceLists['removals'] =>
  history.flatMap(({ release, removed }) =>
    removed
      .filter((name) => !isThere(name))
      .flatMap((whole) => {
        const [, kind = '', name = ''] = KIND.exec(whole) ?? [];
        const url = `${SITE.url}/whats-new/#webpack-${release.replace('.', '-')}`;
        return kind ? [{ name, kind, release, url }] : [];
      }),
  );
