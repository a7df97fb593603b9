import type { AnyNode, Expression, Pattern, Program } from 'acorn';
import { walk } from './parse';

export type Scope = {
  /** The values of names that are set once. */
  values: ReadonlyMap<string, AnyNode>;
  /** The packages that names come from. */
  packages: ReadonlyMap<string, { from: string; imported: string | undefined }>;
};

/** The names of a file. A name that is set twice is not known. */
export function readScope(program: Program): Scope {
  const values = new Map<string, AnyNode>();
  const packages = new Map<string, { from: string; imported: string | undefined }>();
  const seen = new Set<string>();
  const forget = (name: string) => {
    values.delete(name);
    packages.delete(name);
  };
  const declare = (name: string) => {
    if (seen.has(name)) forget(name);
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  };

  walk(program, (each) => {
    const node = each as AnyNode;
    if (node.type === 'ImportDeclaration') {
      for (const specifier of node.specifiers) {
        const imported =
          specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : undefined;
        if (declare(specifier.local.name)) {
          packages.set(specifier.local.name, { from: String(node.source.value), imported });
        }
      }
    }
    if (node.type === 'VariableDeclarator' && node.init) {
      const from = requiredPackage(node.init);
      for (const { name, imported, isWhole } of namesIn(node.id)) {
        if (!declare(name)) continue;
        if (from !== undefined) packages.set(name, { from, imported });
        else if (isWhole) values.set(name, node.init);
      }
    }
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') {
      seen.add(node.left.name);
      forget(node.left.name);
    }
    const isDeclared = node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration';
    if (isDeclared && node.id && declare(node.id.name)) values.set(node.id.name, node);
    if ('params' in node) {
      for (const parameter of node.params) {
        for (const { name } of namesIn(parameter)) declare(name);
      }
    }
  });
  return { values, packages };
}

const nameOf = (node: { type: string; name?: string; value?: unknown }) =>
  node.type === 'Identifier' ? node.name : String(node.value);

/** `webpack` in `require('webpack')` and `require('webpack').default` */
function requiredPackage(node: Expression): string | undefined {
  const call = node.type === 'MemberExpression' ? node.object : node;
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') return undefined;
  const [argument] = call.arguments;
  return call.callee.name === 'require' && argument?.type === 'Literal'
    ? String(argument.value)
    : undefined;
}

type Named = { name: string; imported: string | undefined; isWhole: boolean };

/** The names that a pattern sets, and the properties that they are set to. */
function namesIn(pattern: Pattern): Named[] {
  switch (pattern.type) {
    case 'Identifier':
      return [{ name: pattern.name, imported: undefined, isWhole: true }];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'Property'
          ? namesIn(property.value).map(({ name }) => ({
              name,
              imported: nameOf(property.key as { type: string }),
              isWhole: false,
            }))
          : namesIn(property.argument).map((named) => ({ ...named, isWhole: false })),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) =>
        each ? namesIn(each).map((named) => ({ ...named, isWhole: false })) : [],
      );
    case 'AssignmentPattern':
      return namesIn(pattern.left).map((named) => ({ ...named, isWhole: false }));
    case 'RestElement':
      return namesIn(pattern.argument).map((named) => ({ ...named, isWhole: false }));
    default:
      return [];
  }
}
