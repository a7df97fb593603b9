import type { AnyNode } from 'acorn';
import { exportsOf, isFunction, returnsOf } from '../../src/checker/exported';
import { lineAndColumn } from '../../src/checker/lineAndColumn';
import { isParsed, parse, type SyntaxProblem } from '../../src/checker/parse';
import { readScope } from '../../src/checker/scope';
import { literalReader, type Names } from './literalReader';

/**
 * The value of a configuration, read from its code without running any of it: JSON, an object, or a
 * file that exports one. Functions and instances of plugins are replaced by empty ones.
 */
export function readConfiguration(code: string): unknown {
  const isAlone = /^\s*[[{]/.test(code);
  const parsed = parse(code, isAlone ? 'expression' : 'file');
  if (!isParsed(parsed)) throw new Error(syntaxError(code, parsed));
  const { program, shift } = parsed;
  const exported = exportsOf(program).at(-1);
  if (!exported) throw new Error(`The code exports no configuration${FIX}`);
  const names = readScope(program).values;
  return literalReader({ code, shift }, names)(returned(exported, names));
}

const FIX = '\n  Fix: module.exports = { … }, or the object alone';

function syntaxError(code: string, { at, message }: SyntaxProblem): string {
  const { line, column } = lineAndColumn(code, at);
  return `${line}:${column}: Syntax error: ${message}${FIX}`;
}

/** What a configuration that is a function returns last. */
function returned(node: AnyNode, names: Names): AnyNode {
  const named = node.type === 'Identifier' ? names.get(node.name) : undefined;
  if (named) return returned(named, new Map());
  return (isFunction(node) && returnsOf(node).at(-1)) || node;
}
