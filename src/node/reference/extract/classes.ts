import ts from 'typescript';
import { TYPE_NAME } from '../classes';
import { COUNTED_CLASSES, NAMESPACES } from '../places';
import type { ClassMember, ReferenceClass } from '../types';
import { classMembers, genericsText, methodSignature } from './classMembers';
import { documentation, onOneLine, type Declarations } from './declarations';
import {
  entriesOf,
  exportedNamespace,
  exportedTypes,
  type ExportedType,
  type NamespaceEntry,
} from './exportedTypes';

type Text = (node: ts.Node | undefined) => string;

/**
 * What webpack's types export, and what the signatures of the classes that the documentation
 * covers name. The rest is only reached through those.
 */
export function readClasses(declarations: Declarations): ReferenceClass[] {
  const entries = entriesOf(exportedNamespace(declarations.source), 'webpack');
  const exported = exportedTypes(entries);
  const names = publicNames(exported, declarations);
  const text: Text = (node) => withNames(onOneLine(node?.getText()), names);
  const nested = new Map(entries.map(({ declared, node }) => [declared, node]));
  const find = (name: string) => declarations.find(name) ?? nested.get(name);
  const classes = [...published(exported, find)].flatMap((name) => {
    const node = find(name);
    return node && isType(node)
      ? [classOf(node, { name: names.get(name) ?? name, exported: exported.get(name) }, text)]
      : [];
  });
  return [
    ...classes,
    ...NAMESPACES.map((name) => namespaceOf(name, entries, declarations, text)),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The names under which webpack exports declarations, where no two are called the same. */
function publicNames(
  exported: ReadonlyMap<string, ExportedType>,
  { find }: Declarations,
): Map<string, string> {
  const names = [...exported].map(
    ([declared, { path }]) => [declared, path.split('.').at(-1) ?? declared] as const,
  );
  const isTaken = (name: string, declared: string) =>
    find(name) !== undefined ||
    names.some(([other, otherName]) => otherName === name && other !== declared);
  return new Map(names.filter(([declared, name]) => !isTaken(name, declared)));
}

type TypeDeclaration = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isType = (node: ts.Node): node is TypeDeclaration =>
  ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

type Find = (name: string) => ts.Node | undefined;

const published = (exported: ReadonlyMap<string, ExportedType>, find: Find): Set<string> =>
  new Set([
    ...exported.keys(),
    ...COUNTED_CLASSES.flatMap((name) => [name, ...typesNamedIn(find(name), find)]),
  ]);

function typesNamedIn(node: ts.Node | undefined, find: Find): string[] {
  const names: string[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each) && find(each.text)) names.push(each.text);
    ts.forEachChild(each, visit);
  };
  if (node) visit(node);
  return names;
}

/** With the names under which webpack exports types, instead of those of its declarations. */
const withNames = (text: string, names: ReadonlyMap<string, string>) =>
  text.replace(TYPE_NAME, (name) => names.get(name) ?? name);

type Place = { name: string; exported: ExportedType | undefined };

function classOf(node: TypeDeclaration, { name, exported }: Place, text: Text): ReferenceClass {
  const { description, deprecated } = documentation(node);
  return {
    name,
    kind: kindOf(node),
    path: exported?.path ?? null,
    parameters: genericsText(node.typeParameters, text),
    extends: heritageOf(node).map(text),
    type:
      ts.isTypeAliasDeclaration(node) && !ts.isTypeLiteralNode(node.type) ? text(node.type) : '',
    description,
    deprecated: deprecated || (exported?.deprecated ?? false),
    members: classMembers(membersOf(node), text),
  };
}

function kindOf(node: TypeDeclaration): ReferenceClass['kind'] {
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  if (ts.isTypeAliasDeclaration(node)) return 'type';
  const isAbstract = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword);
  return isAbstract ? 'abstract class' : 'class';
}

const heritageOf = (node: TypeDeclaration) =>
  ts.isTypeAliasDeclaration(node)
    ? []
    : (node.heritageClauses ?? []).flatMap(({ types }) => [...types]);

function membersOf(node: TypeDeclaration): readonly (ts.ClassElement | ts.TypeElement)[] {
  if (!ts.isTypeAliasDeclaration(node)) return [...node.members];
  return ts.isTypeLiteralNode(node.type) ? [...node.type.members] : [];
}

/** `webpack.util` as if it were a class: what it exports are static members. */
function namespaceOf(
  name: string,
  entries: readonly NamespaceEntry[],
  declarations: Declarations,
  text: Text,
): ReferenceClass {
  return {
    name,
    kind: 'namespace',
    path: name,
    parameters: '',
    extends: [],
    type: '',
    description: '',
    deprecated: false,
    members: entries
      .filter(({ path }) => path.startsWith(`${name}.`))
      .map((entry) => namespaceMember(entry, name, declarations, text)),
  };
}

function namespaceMember(
  { path, node, declared }: NamespaceEntry,
  namespace: string,
  { find }: Declarations,
  text: Text,
): ClassMember {
  const type = ts.isVariableStatement(node)
    ? node.declarationList.declarations[0]?.type
    : undefined;
  const callable = ts.isFunctionDeclaration(node) ? node : type;
  const signature = callable && isFunction(callable) ? methodSignature(callable, text) : undefined;
  const documented = documentation(node);
  const target = find(declared);
  return {
    name: path.slice(namespace.length + 1),
    kind: signature ? 'method' : 'property',
    type: signature ? '' : type ? text(type) : target ? `typeof ${declared}` : '',
    signatures: signature ? [signature] : [],
    isStatic: true,
    optional: false,
    isInternal: path.slice(namespace.length + 1).startsWith('_'),
    ...documented,
    description: documented.description || (target ? documentation(target).description : ''),
  };
}

const isFunction = (node: ts.Node): node is ts.FunctionDeclaration | ts.FunctionTypeNode =>
  ts.isFunctionDeclaration(node) || ts.isFunctionTypeNode(node);
