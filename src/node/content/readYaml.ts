import { LineCounter, parseDocument, visit, type Document } from 'yaml';

type Yaml = {
  document: Document;
  /** Undefined if it cannot be read. */
  value: unknown;
  lineAt: (offset: number) => number;
  errors: { line: number; message: string }[];
};

/** Reads YAML, and says where it cannot be read. */
export function readYaml(source: string): Yaml {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const errors = document.errors.map(({ message, pos }) => ({
    line: lineAt(pos[0]),
    message: message.split(' at line ')[0] ?? message,
  }));
  visit(document, {
    Alias: (_, alias) => {
      if (errors.length > 0 || alias.resolve(document)) return;
      errors.push({
        line: lineAt(alias.range?.[0] ?? 0),
        message: `\`*${alias.source}\` refers to nothing`,
      });
    },
  });
  const value: unknown = errors.length > 0 ? undefined : valueOf(document, errors);
  return { document, value, lineAt, errors };
}

/** A few lines whose aliases repeat each other can stand for more values than fit into memory. */
function valueOf(document: Document, errors: Yaml['errors']): unknown {
  try {
    return document.toJS();
  } catch (error) {
    errors.push({ line: 1, message: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}
