import { z } from 'zod';
import { readYaml } from '../../src/node/content/data/readYaml';

export const IMPOSSIBLE_FILE = 'content/examples/errors/impossible.yaml';

/** A message that no project can print here, and why. */
export type Impossible = { message: string; reason: string; line: number };

const shape = z.record(z.string(), z.string().min(1)).nullish();

/** Reads the file with the messages without a sample: `message: reason`. */
export function readImpossible(source: string): Impossible[] {
  const { value, errors } = readYaml(source);
  const [error] = errors;
  if (error) throw new Error(`${IMPOSSIBLE_FILE}:${error.line}\n  ${error.message}`);
  const { data, success } = shape.safeParse(value);
  if (!success) {
    throw new Error(`${IMPOSSIBLE_FILE}\n  Fix: each line is a message, a colon and the reason`);
  }
  const lines = source.split('\n');
  return Object.entries(data ?? {}).map(([message, reason]) => ({
    message,
    reason,
    line: 1 + lines.findIndex((line) => line.includes(message)),
  }));
}
