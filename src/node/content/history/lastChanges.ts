/**
 * When each file was last changed, from `git log --format='commit %H %cI' --name-only`.
 *
 * The oldest commit of a shallow clone seems to add every file that there is, so what it says of
 * them is left out: no date is better than a wrong one.
 */
export function lastChanges(log: string, shallowCommits: ReadonlySet<string>): Map<string, string> {
  const changes = new Map<string, string>();
  let date = '';
  let isKnown = false;
  for (const line of log.split('\n')) {
    const [, hash, time] = /^commit (\w+) (\S+)$/.exec(line) ?? [];
    if (hash !== undefined && time !== undefined) {
      date = time;
      isKnown = !shallowCommits.has(hash);
    } else if (line && !changes.has(line)) {
      changes.set(line, isKnown ? date : '');
    }
  }
  for (const [file, time] of changes) if (!time) changes.delete(file);
  return changes;
}
