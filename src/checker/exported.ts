import type { AnyNode, ExportSpecifier, Program } from 'acorn';
import { walk } from './parse';
import { dottedName } from './readValue';

/** What a file exports as a whole. */
export function exportsOf(program: Program): AnyNode[] {
  const exported: AnyNode[] = [];
  walk(program, (each) => {
    const node = each as AnyNode;
    if (node.type === 'ExportDefaultDeclaration') exported.push(node.declaration);
    if (node.type === 'ExportNamedDeclaration' && !node.source) {
      exported.push(...node.specifiers.filter(isDefault).map(({ local }) => local));
    }
    // TypeScript's `export =`
    if (each.type === 'TSExportAssignment') {
      exported.push((each as unknown as { expression: AnyNode }).expression);
    }
    if (node.type === 'AssignmentExpression' && isExports(node.left)) exported.push(node.right);
  });
  return exported;
}

/** `config as default` */
const isDefault = ({ exported }: ExportSpecifier) =>
  exported.type === 'Identifier' ? exported.name === 'default' : exported.value === 'default';

const isExports = (node: AnyNode) =>
  /^(?:module\.exports|(?:module\.)?exports\.default)$/.test(dottedName(node) ?? '');

type AnyFunction = AnyNode & {
  type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression';
};

export const isFunction = (node: AnyNode): node is AnyFunction =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);

/** What a function returns, wherever it does. */
export function returnsOf({ body }: AnyFunction): AnyNode[] {
  if (body.type !== 'BlockStatement') return [body];
  const returned: AnyNode[] = [];
  walk(body, (each) => {
    const node = each as AnyNode;
    if (/Function/.test(node.type)) return false;
    if (node.type === 'ReturnStatement' && node.argument) returned.push(node.argument);
    return true;
  });
  return returned;
}
