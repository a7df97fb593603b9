import { isMap, isScalar } from 'yaml';
import { z } from 'zod';
import { readYaml } from '../../src/node/content/data/readYaml';

export const IMPOSSIBLE_FILE = 'content/examples/errors/impossible.yaml';

/** A message that no project can print, and the line that says why. */
export type Impossible = { message: string; line: number };

const shape = z.record(z.string(), z.string().min(1)).nullish();

/** Reads the file with the messages without a sample: `message: reason`. */
export function readImpossible(source: string): Impossible[] {
  const { document, value, lineAt, errors } = readYaml(source);
  const [error] = errors;
  if (error) throw new Error(`${IMPOSSIBLE_FILE}:${error.line}\n  ${error.message}`);
  if (!shape.safeParse(value).success) {
    throw new Error(`${IMPOSSIBLE_FILE}\n  Fix: each line is a message, a colon and the reason`);
  }
  const items = isMap(document.contents) ? document.contents.items : [];
  return items.flatMap(({ key }) =>
    isScalar(key) ? [{ message: String(key.value), line: lineAt(key.range?.[0] ?? 0) }] : [],
  );
}
