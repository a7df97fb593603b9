const OPENING = '([{<';
const CLOSING = ')]}>';

/**
 * The kinds of value that a type allows: `"auto" | string[] | (path: string) => boolean` gives
 * string, array and function. A type with a name is its own kind.
 */
export const kindsOf = (type: string): string[] => [
  ...new Set(alternativesOf(type).map((part) => kindOf(part))),
];

function kindOf(type: string): string {
  if (/=>/.test(type) || type === 'Function') return 'function';
  if (type.endsWith('[]') || type.startsWith('[')) return 'array';
  if (/^["'`]/.test(type)) return 'string';
  if (/^-?\d/.test(type)) return 'number';
  if (type === 'true' || type === 'false') return 'boolean';
  if (type.startsWith('{') || /^(Record|Map|Partial)</.test(type)) return 'object';
  return type.startsWith('(') ? 'any' : type;
}

/** The parts of a union, brackets and quotes respected; what a function returns is its own part. */
export function alternativesOf(type: string): string[] {
  const parts = [''];
  let depth = 0;
  let quote = '';
  let isFunction = false;
  for (const [index, letter] of [...type].entries()) {
    const isArrow = letter === '>' && type[index - 1] === '=';
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter) && !isArrow) depth -= 1;
    if (isArrow && depth === 0 && !quote) isFunction = true;

    if (letter === '|' && depth === 0 && !quote && !isFunction) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts.map((part) => withoutParentheses(part.trim())).filter(Boolean);
}

/** `((a) => b)` -> `(a) => b` */
const withoutParentheses = (type: string) =>
  /^\(\(.*\) => .*\)$/s.test(type) ? type.slice(1, -1) : type;
