import type { CodeMeta } from '../../src/node/content/tree/codeMeta';
import { region, withoutRegionMarks } from '../../src/node/body/rehype/quoteFile';

/** The text of a file below `content/`. */
export type ReadQuoted = (file: string) => string | undefined;

/** The code that a block takes from a file, if it does. */
export function quotedText(
  { file, region: name }: CodeMeta,
  readQuoted: ReadQuoted,
): string | undefined {
  const source = file === undefined ? undefined : readQuoted(file);
  if (source === undefined) return undefined;
  return name === undefined ? withoutRegionMarks(source) : region(source, name);
}
