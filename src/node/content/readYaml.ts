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
  return { document, value: errors.length > 0 ? undefined : document.toJS(), lineAt, errors };
}
