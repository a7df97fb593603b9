import { pick, type Random } from '../random';
import type { Try } from './attempts';

const TOKENS = [
  '{process.env.ATTACK_SECRET}',
  '<script>alert(1)</script>',
  '\n\nexport const a = process.env.ATTACK_SECRET\n\n',
  '`',
  '```',
  '\n---\n',
  ':::',
  '<',
  '{',
  '}',
  '](javascript:alert(1))',
  '\u0000',
  '\uFEFF',
  '&#x0;',
];

/** Real files of the content, each damaged in one way. */
export function mutations(
  files: readonly { path: string; content: Buffer }[],
  count: number,
  random: Random,
): Try[] {
  const below = (limit: number) => Math.floor(random() * limit);

  const KINDS: Record<string, (content: Buffer) => Buffer> = {
    'cut off': (content) => content.subarray(0, below(content.length)),
    'without its beginning': (content) => content.subarray(below(content.length)),
    'with flipped bits': (content) => {
      const copy = Buffer.from(content);
      for (let left = 1 + below(20); left > 0; left--) {
        const at = below(copy.length);
        copy[at] = (copy[at] ?? 0) ^ (1 << below(8));
      }
      return copy;
    },
    'with a part twice': (content) => {
      const [from, to] = [below(content.length), below(content.length)].sort((a, b) => a - b);
      return Buffer.concat([content.subarray(0, to), content.subarray(from)]);
    },
    'with something in the middle': (content) => {
      const at = below(content.length);
      return Buffer.concat([
        content.subarray(0, at),
        Buffer.from(pick(random, TOKENS)),
        content.subarray(at),
      ]);
    },
    'with its lines in another order': (content) => {
      const lines = content.toString('utf8').split('\n');
      return Buffer.from(lines.sort(() => random() - 0.5).join('\n'));
    },
  };

  return Array.from({ length: count }, () => {
    const { path, content } = pick(random, files);
    const [kind, mutate] = pick(random, Object.entries(KINDS));
    return {
      name: `${path} ${kind}`,
      changes: [{ path, content: mutate(content) }],
      ...(path.endsWith('.mdx') && { page: path }),
    };
  });
}
