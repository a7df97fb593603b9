import { type AnyNode, type Options, parse, parseExpressionAt, type Program } from 'acorn';
import { literalReader, type Names } from './literalReader';

const OPTIONS: Options = { ecmaVersion: 'latest', sourceType: 'module', locations: true };

/**
 * The value of a configuration, read from its code without running any of it: JSON, an object, or a
 * file that exports one. Functions and instances of plugins are replaced by empty ones.
 */
export function readConfiguration(code: string): unknown {
  try {
    const isAlone = /^\s*[[{]/.test(code);
    return isAlone ? aloneValue(code) : exportedValue(code, parse(code, OPTIONS));
  } catch (error) {
    // acorn's message has the place.
    throw error instanceof SyntaxError ? new Error(`Syntax error: ${error.message}`) : error;
  }
}

function aloneValue(code: string): unknown {
  const expression = parseExpressionAt(code, 0, OPTIONS);
  const rest = code.slice(expression.end).replace(/;/, '').trim();
  if (rest !== '') {
    throw new Error(
      `There is more after the configuration: ${rest.slice(0, 60)}\n  Fix: one object, or a file that exports one`,
    );
  }
  return literalReader(code, new Map())(expression);
}

function exportedValue(code: string, program: Program): unknown {
  const names = topLevelNames(program);
  const exported = program.body.flatMap((node) => exportOf(node) ?? []).at(-1);
  if (!exported) {
    throw new Error(
      'The code exports no configuration\n  Fix: module.exports = { … }, or the object alone',
    );
  }
  return literalReader(code, names)(returned(exported, names));
}

/** The constants of a file. */
const topLevelNames = ({ body }: Program): Names =>
  new Map(
    body.flatMap((node) =>
      node.type === 'VariableDeclaration'
        ? node.declarations.flatMap(({ id, init }) =>
            id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
          )
        : [],
    ),
  );

/** What a statement exports: `export default …`, `module.exports = …`. */
function exportOf(node: Program['body'][number]): AnyNode | undefined {
  if (node.type === 'ExportDefaultDeclaration') return node.declaration;
  if (node.type !== 'ExpressionStatement') return undefined;
  const { expression } = node;
  const isExport =
    expression.type === 'AssignmentExpression' &&
    expression.left.type === 'MemberExpression' &&
    expression.left.object.type === 'Identifier' &&
    expression.left.object.name === 'module';
  return isExport ? expression.right : undefined;
}

/** What a configuration that is a function returns last. */
function returned(node: AnyNode, names: Names): AnyNode {
  const named = node.type === 'Identifier' ? names.get(node.name) : undefined;
  if (named) return returned(named, new Map());
  if (!('body' in node) || !/Function/.test(node.type)) return node;
  const body = node.body as AnyNode;
  if (body.type !== 'BlockStatement') return body;
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument ? last.argument : node;
}
