import ts from 'typescript';
import { documentation } from './declarations';

/** Where a declaration is exported: `webpack.sources.RawSource`. */
export type ExportedType = { path: string; deprecated: boolean };

export type NamespaceEntry = { path: string; node: ts.Node; declared: string };

/** `exports` in a `.d.ts` file, as the namespace that it merges with its function. */
export function exportedNamespace(source: ts.SourceFile): ts.ModuleDeclaration {
  const found = source.statements
    .filter(ts.isModuleDeclaration)
    .find(({ name }) => name.text === 'exports');
  if (!found) throw new Error('webpack’s types.d.ts has no namespace exports any more');
  return found;
}

/** Everything that a namespace exports, nested namespaces included. */
export function entriesOf(namespace: ts.ModuleDeclaration, at: string): NamespaceEntry[] {
  const { body } = namespace;
  if (!body || !ts.isModuleBlock(body)) return [];
  return body.statements.flatMap((statement): NamespaceEntry[] => {
    if (ts.isModuleDeclaration(statement)) {
      return entriesOf(statement, `${at}.${statement.name.text}`);
    }
    if (ts.isExportDeclaration(statement)) return specifiersOf(statement, at);
    return namesOf(statement).map((name) => ({
      path: `${at}.${name}`,
      node: statement,
      declared: name,
    }));
  });
}

function specifiersOf({ exportClause }: ts.ExportDeclaration, at: string): NamespaceEntry[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.map((node) => ({
    path: `${at}.${node.name.text}`,
    node,
    declared: (node.propertyName ?? node.name).text,
  }));
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as { name?: ts.Identifier };
  return name ? [name.text] : [];
}

/** The best place of each declaration: not deprecated, under its own name, short. */
export function exportedTypes(entries: readonly NamespaceEntry[]): Map<string, ExportedType> {
  const places = new Map<string, ExportedType>();
  for (const { path, node, declared } of entries) {
    const place = { path, deprecated: documentation(node).deprecated };
    const known = places.get(declared);
    if (!known || rank(place, declared) < rank(known, declared)) places.set(declared, place);
  }
  return places;
}

const rank = ({ path, deprecated }: ExportedType, declared: string) =>
  (deprecated ? 200 : 0) + (path.endsWith(`.${declared}`) ? 0 : 100) + path.split('.').length;
