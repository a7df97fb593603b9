import { escapeRegExp } from '../../src/site/text/escapeRegExp';

/** A host's path pattern, in which `*` stands for anything, as an expression that captures each `*`. */
export function pathPattern(pattern: string): RegExp {
  const literals = pattern.split('*').map(escapeRegExp);
  return new RegExp(`^${literals.join('(.*)')}$`);
}
