const GITHUB =
  /^(?:https:\/\/(?:[^/@]+@)?|git@|ssh:\/\/git@)github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;

/** The page of a commit, if the repository at this remote address is on GitHub. */
export function commitUrl(remote: string, hash: string): string | null {
  const repository = GITHUB.exec(remote)?.[1];
  return repository === undefined ? null : `https://github.com/${repository}/commit/${hash}`;
}
