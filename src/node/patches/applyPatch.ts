export type Patch = { from: string; to: string };

/** Which file of a package is patched, and which of ours says how. */
type Place = { file: string; patchedBy: string };

/** Replaces a part of a package. A release that reads otherwise stops the build. */
export function applyPatch(text: string, { from, to }: Patch, { file, patchedBy }: Place): string {
  if (text.includes(to) && !text.includes(from)) return text;
  if (!text.includes(from)) {
    throw new Error(
      [
        file,
        `  expected ${JSON.stringify(from)}, which this release does not have`,
        `  Fix: what it has in its place, in ${patchedBy}`,
      ].join('\n'),
    );
  }
  return text.replaceAll(from, to);
}
