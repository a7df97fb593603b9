import ts from 'typescript';
import type { ClassMember, MethodSignature } from '../types';
import { documentation, onOneLine } from './declarations';

type Text = (node: ts.Node | undefined) => string;

/** Types longer than this are the members of an object written in place. */
const MAX_TYPE_LENGTH = 600;

/** What a class or an interface declares; `text` writes a type. */
export function classMembers(
  members: readonly (ts.ClassElement | ts.TypeElement)[],
  text: Text,
): ClassMember[] {
  const found = new Map<string, ClassMember>();
  for (const node of members) {
    const member = memberOf(node, text);
    const key = `${member.isStatic ? 'static ' : ''}${member.name}`;
    const overloaded = found.get(key);
    found.set(key, overloaded ? withOverload(overloaded, member) : member);
  }
  return [...found.values()];
}

function memberOf(node: ts.ClassElement | ts.TypeElement, text: Text): ClassMember {
  const name = nameOf(node);
  const signature = isCallable(node) ? methodSignature(node, text) : undefined;
  return {
    name,
    kind: kindOf(node),
    type: signature ? '' : shortType(text(typeOf(node))),
    signatures: signature ? [signature] : [],
    isStatic: modifiersOf(node).includes(ts.SyntaxKind.StaticKeyword),
    optional: 'questionToken' in node && node.questionToken !== undefined,
    isInternal: isInternal(node, name),
    ...documentation(node),
  };
}

const withOverload = (first: ClassMember, { signatures }: ClassMember): ClassMember => ({
  ...first,
  signatures: [...first.signatures, ...signatures],
});

type Callable =
  | ts.MethodDeclaration
  | ts.MethodSignature
  | ts.ConstructorDeclaration
  | ts.ConstructSignatureDeclaration
  | ts.CallSignatureDeclaration;

const isCallable = (node: ts.Node): node is Callable =>
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isConstructorDeclaration(node) ||
  ts.isConstructSignatureDeclaration(node) ||
  ts.isCallSignatureDeclaration(node);

export function methodSignature(
  { typeParameters, parameters, type }: ts.SignatureDeclarationBase,
  text: Text,
): MethodSignature {
  return {
    generics: genericsText(typeParameters, text),
    parameters: parameters.map((parameter) => ({
      name: `${parameter.dotDotDotToken ? '...' : ''}${readableName(parameter)}${parameter.questionToken ? '?' : ''}`,
      type: text(parameter.type) || 'any',
    })),
    returns: text(type),
  };
}

/** `__0` stands for a parameter that is taken apart where the function is written. */
const readableName = ({ name }: ts.ParameterDeclaration) =>
  name.getText().replace(/^__\d+$/, 'options');

export const genericsText = (
  parameters: readonly ts.TypeParameterDeclaration[] | undefined,
  text: Text,
): string => (parameters ? `<${parameters.map(text).join(', ')}>` : '');

function kindOf(node: ts.Node): ClassMember['kind'] {
  if (ts.isConstructorDeclaration(node) || ts.isConstructSignatureDeclaration(node)) {
    return 'constructor';
  }
  if (ts.isGetAccessor(node)) return 'getter';
  return isCallable(node) ? 'method' : 'property';
}

/** Of a signature without a name its own: `()`, `[key: string]`. */
function nameOf(node: ts.ClassElement | ts.TypeElement): string {
  if (kindOf(node) === 'constructor') return 'constructor';
  if (ts.isCallSignatureDeclaration(node)) return '()';
  if (ts.isIndexSignatureDeclaration(node)) {
    return `[${node.parameters.map((each) => onOneLine(each.getText())).join(', ')}]`;
  }
  return node.name?.getText() ?? '';
}

const typeOf = (node: ts.Node) => (node as { type?: ts.TypeNode }).type;

const modifiersOf = (node: ts.Node) =>
  ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []).map(({ kind }) => kind) : [];

/** By a leading underscore, a symbol that webpack keeps to itself, or the words of a comment. */
function isInternal(node: ts.Node, name: string): boolean {
  const tags = ts.getJSDocTags(node).map(({ tagName }) => tagName.text);
  const hidden = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword];
  return (
    /^(_|\[(?!Symbol\.|\w+:))/.test(name) ||
    tags.some((tag) => tag === 'private' || tag === 'internal') ||
    modifiersOf(node).some((kind) => hidden.includes(kind))
  );
}

/** An object type that was written in place is not spelled out beyond a few lines. */
function shortType(type: string): string {
  if (type.length <= MAX_TYPE_LENGTH) return type;
  const open = type.indexOf('{');
  const close = type.lastIndexOf('}');
  return open < 0 || close < open ? type : `${type.slice(0, open)}{ … }${type.slice(close + 1)}`;
}
