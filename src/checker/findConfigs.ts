import type { AnyNode, Program } from 'acorn';
import { exportsOf, isFunction, returnsOf } from './exported';
import { walk } from './parse';
import { alternatives, dottedName, readValue, untyped, type Reading } from './readValue';
import type { Value } from './types';

/** Calls whose arguments are configurations, or parts of one. */
const COMBINES = /(?:^|\.)(?:\w*merge\w*|smart|defineConfig|assign|resolve|freeze)$/i;

/** The configurations that a file exports, or else those that it calls webpack with. */
export function findConfigs(program: Program, reading: Reading): Value[] {
  const exported = exportsOf(program);
  const nodes = exported.length > 0 ? exported : argumentsOfWebpack(program);
  return nodes.flatMap((node) => configsIn(node, reading));
}

function argumentsOfWebpack(program: Program): AnyNode[] {
  const found: AnyNode[] = [];
  walk(program, (each) => {
    const node = each as AnyNode;
    if (node.type !== 'CallExpression' || dottedName(node.callee) !== 'webpack') return;
    const [argument] = node.arguments;
    if (argument) found.push(argument);
  });
  return found;
}

/** Functions are followed to what they return, lists and merges to their parts. */
function configsIn(typed: AnyNode, reading: Reading): Value[] {
  const node = untyped(typed);
  if (isFunction(node)) return returnsOf(node).flatMap((each) => configsIn(each, reading));
  switch (node.type) {
    case 'AssignmentExpression':
      return configsIn(node.right, reading);
    case 'AwaitExpression':
      return configsIn(node.argument, reading);
    case 'ArrayExpression':
      return node.elements.flatMap((each) =>
        each ? configsIn(each.type === 'SpreadElement' ? each.argument : each, reading) : [],
      );
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((each) => configsIn(each, reading));
    case 'Identifier': {
      const { scope, open = [] } = reading;
      const value = scope.values.get(node.name);
      return value && !open.includes(node.name)
        ? configsIn(value, { ...reading, open: [...open, node.name] })
        : [];
    }
    case 'CallExpression':
      return COMBINES.test(dottedName(node.callee) ?? calleeOf(node.callee))
        ? node.arguments.flatMap((each) => configsIn(each, reading).map(asPart))
        : [];
    default:
      return alternatives(readValue(node, reading)).filter(({ kind }) => kind === 'object');
  }
}

/** The name of the function that a called function came from: `mergeWithRules({…})(a, b)`. */
const calleeOf = (node: AnyNode): string =>
  node.type === 'CallExpression' ? (dottedName(node.callee) ?? '') : '';

/** Other parts may add to it. */
const asPart = (value: Value): Value =>
  value.kind === 'object' ? { ...value, isPartial: true } : value;
