import { MAX_DEPTH, tooDeepLine } from './yamlDepth';
import { Document, LineCounter, parseDocument, visit } from 'yaml';

type Yaml = {
  document: Document;
  /** Undefined if it cannot be read. */
  value: unknown;
  lineAt: (offset: number) => number;
  errors: { line: number; message: string }[];
};

/** Reads YAML, and says where it cannot be read. */
export function readYaml(source: string): Yaml {
  const deepLine = tooDeepLine(source);
  if (deepLine !== undefined) return unreadable(`more than ${MAX_DEPTH} levels`, deepLine);
  try {
    return parse(source);
  } catch (error) {
    // Aliases can stand for more values than fit into memory.
    return unreadable(error instanceof Error ? error.message : String(error), 1);
  }
}

const unreadable = (message: string, line: number): Yaml => ({
  document: new Document(),
  value: undefined,
  lineAt: () => 1,
  errors: [{ line, message }],
});

function parse(source: string): Yaml {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  // What comes after the first mostly follows from it.
  const errors = document.errors.slice(0, 1).map(({ message, pos }) => ({
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
