import { createHash } from 'node:crypto';

export type BuildInput = { name: string; content: string | Buffer };

/** One digest of all inputs; their order doesn't matter. */
export function inputDigest(inputs: readonly BuildInput[]): string {
  const digest = createHash('sha256');
  const byName = [...inputs].sort((a, b) => (a.name < b.name ? -1 : 1));

  for (const { name, content } of byName) {
    digest.update(`${name}\0${Buffer.byteLength(content)}\0`).update(content);
  }
  return digest.digest('hex');
}
