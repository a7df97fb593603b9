import ts from 'typescript';
import { HOLE } from '../../../../site/messages';

const MAX_DEPTH = 8;

/** The text that an expression gives, as far as it can be read: `` `Can't resolve '${x}'` ``. */
export function textOf(node: ts.Node | undefined, depth = 0): string {
  if (!node || depth > MAX_DEPTH) return HOLE;
  const part = (inner: ts.Node | undefined) => textOf(inner, depth + 1);
  if (ts.isParenthesizedExpression(node)) return part(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map((span) => part(span.expression) + span.literal.text);
    return node.head.text + spans.join('');
  }
  if (isSum(node)) return part(node.left) + part(node.right);
  if (isJoinedList(node)) {
    const { expression, separator } = partsOfJoin(node);
    return expression.elements.map(part).join(separator ? part(separator) : ',');
  }
  if (ts.isIdentifier(node)) return textOfVariable(node, depth + 1);
  return HOLE;
}

/** A text with one hole where several stand side by side, and nothing around it. */
export const tidy = (text: string) =>
  text
    .replace(/…(\s*…)+/g, HOLE)
    .replace(/[ \t]+$/gm, '')
    .trim();

const isSum = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

type Join = ts.CallExpression & { expression: ts.PropertyAccessExpression };

const isJoinedList = (node: ts.Node): node is Join =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'join' &&
  ts.isArrayLiteralExpression(node.expression.expression);

const partsOfJoin = (node: Join) => ({
  expression: node.expression.expression as ts.ArrayLiteralExpression,
  separator: node.arguments[0],
});

/** What a variable holds; if it changes later, its first value and a hole. */
function textOfVariable(name: ts.Identifier, depth: number): string {
  const scope = scopesAround(name).find((each) => declarationIn(each, name.text));
  const value = scope && declarationIn(scope, name.text)?.initializer;
  if (!value) return HOLE;
  const text = textOf(value, depth);
  return isAssignedIn(scope, name.text) ? text + HOLE : text;
}

/** What a node stands in, from the innermost to the file. */
export const scopesAround = (node: ts.Node): ts.Node[] =>
  ts.isSourceFile(node) ? [] : [node.parent, ...scopesAround(node.parent)];

function declarationIn(scope: ts.Node, name: string): ts.VariableDeclaration | undefined {
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope) && !ts.isCaseClause(scope)) return undefined;
  return scope.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((each) => ts.isIdentifier(each.name) && each.name.text === name);
}

const assignedNames = new WeakMap<ts.Node, ReadonlySet<string>>();

/** Files of 20,000 lines are searched once, not for each name. */
function isAssignedIn(scope: ts.Node, name: string): boolean {
  const names = assignedNames.get(scope) ?? namesAssignedIn(scope);
  assignedNames.set(scope, names);
  return names.has(name);
}

function namesAssignedIn(scope: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isAssignment(node)) names.add(node.left.text);
    ts.forEachChild(node, visit);
  };
  visit(scope);
  return names;
}

type Assignment = ts.BinaryExpression & { left: ts.Identifier };

const isAssignment = (node: ts.Node): node is Assignment =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment &&
  ts.isIdentifier(node.left);
