import type { CodeMeta } from '../../content/tree/codeMeta';
import type { ReferencedData } from '../types';

const REGION = /^\s*(?:\/\/|\{?\/\*|#|<!--)\s*#(end)?region\b\s*([\w-]*)/;

/** The lines of a named region, unindented, without the marks of regions inside it. */
export function region(source: string, name: string): string | undefined {
  const found: string[] = [];
  let depth = 0;
  for (const line of source.split('\n')) {
    const [mark, end, label] = REGION.exec(line) ?? [];
    if (mark === undefined) {
      if (depth > 0) found.push(line);
    } else if (depth > 0) {
      depth += end ? -1 : 1;
      if (depth === 0) return unindent(found);
    } else if (!end && label === name) {
      depth = 1;
    }
  }
  return undefined;
}

/** A whole file as it is quoted: without the lines that mark regions. */
export function withoutRegionMarks(source: string): string {
  return source
    .split('\n')
    .filter((line) => !REGION.test(line))
    .join('\n')
    .trimEnd();
}

function unindent(lines: string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** The code of the file or region that a block names; undefined if it isn't there. */
export function quotedCode(
  { file, region: name }: Pick<CodeMeta, 'file' | 'region'>,
  files: ReferencedData['files'],
): string | undefined {
  const source = file === undefined ? undefined : files[file];
  if (source === undefined || source === null) return undefined;
  return name === undefined ? withoutRegionMarks(source) : region(source, name);
}
