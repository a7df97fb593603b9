import type { Node } from 'yaml';
import { dataExample, dataKeys } from './dataExamples';
import { dataFilePath, SHAPES, type DataFileName, type Entry } from './dataShapes';
import type { Issue } from '../issues';
import { readYaml } from './readYaml';
import { keyPath, schemaIssues } from './schemaIssues';

type DataFile = { entries: Entry<unknown>[]; issues: Issue[] };

const known = new Map<DataFileName, { source: string; file: DataFile }>();

/**
 * The entries of a file that are right, and what is wrong with the others. A file is read once, until
 * it changes: authors don't wait for all of them after each edit of a page.
 */
export function readDataFile(name: DataFileName, source = ''): DataFile {
  const last = known.get(name);
  if (last?.source === source) return last.file;
  const file = read(name, source);
  known.set(name, { source, file });
  return file;
}

function read(name: DataFileName, source: string): DataFile {
  const file = dataFilePath(name);
  const { document, value, lineAt, errors } = file.endsWith('.json')
    ? readJson(source)
    : readYaml(source);
  if (errors.length > 0) {
    return { entries: [], issues: errors.map((error) => unreadable(file, error)) };
  }
  const found: unknown = value ?? (isMapping(name) ? {} : []);
  const isEmpty = value === null || value === undefined;
  const { data, error } = SHAPES[name].safeParse(found);
  const zodIssues = isEmpty ? [] : (error?.issues ?? []);
  const wrong = new Set(zodIssues.map(({ path: [entry] }) => String(entry)));
  const right: unknown = error ? SHAPES[name].safeParse(without(found, wrong)).data : data;

  const nodes = (document.contents as { items?: (Node | { key: Node })[] } | null)?.items ?? [];
  const keys = typeof found === 'object' && found !== null ? Object.keys(found) : [];
  const lineOf = (key: string) => {
    const node = nodes[keys.indexOf(key)];
    const range = (node && 'key' in node ? node.key : node)?.range;
    return range ? lineAt(range[0]) : 1;
  };
  const rightKeys = keys.filter((key) => !wrong.has(key));
  const values: unknown[] = Array.isArray(right)
    ? right
    : Object.entries(right ?? {}).map(([key, each]: [string, unknown]) => ({ key, value: each }));
  return {
    entries: values.map((entry, index) => ({ value: entry, line: lineOf(rightKeys[index] ?? '') })),
    issues: schemaIssues(zodIssues, {
      file,
      document,
      lineAt,
      value: found,
      nameOf: placeName,
      exampleOf: (path) => dataExample(name, path),
      keysAt: (path) => dataKeys(name, path),
    }),
  };
}

const unreadable = (file: string, { line, message }: { line: number; message: string }): Issue => ({
  file,
  line,
  message,
  fix: message.includes('unique')
    ? 'remove one of the two'
    : 'quotes around a text that holds a colon, a quote or a star',
});

const isMapping = (name: DataFileName) => !('element' in SHAPES[name]);

/** YAML reads JSON too, and a little more, which bundlers do not. */
function readJson(source: string): ReturnType<typeof readYaml> {
  const read = readYaml(source);
  if (read.errors.length > 0 || source.trim() === '') return read;
  try {
    JSON.parse(source);
    return read;
  } catch (error) {
    return {
      ...read,
      errors: [{ line: 1, message: (error as Error).message.replace(/\s+/g, ' ') }],
    };
  }
}

/** The line says which entry it is, so that only a part of it needs a name. */
function placeName(path: readonly PropertyKey[]): string {
  const [entry, ...rest] = path;
  if (entry === undefined) return 'file';
  if (typeof entry !== 'number') return keyPath(path);
  if (typeof rest[0] === 'string') return keyPath(rest);
  return `entry ${entry + 1}${keyPath(rest)}`;
}

/** A list or mapping without some of its entries. */
function without(value: unknown, entries: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => !entries.has(String(index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !entries.has(key)));
}
