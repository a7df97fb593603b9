import type { GlossaryTerm } from '../../src/node/content/data/contentData';
import type { Reference } from '../../src/node/reference/types';

/** All names that pages may use: those of webpack, of the glossary, and of packages. */
export function knownNames(
  reference: Reference,
  glossary: readonly GlossaryTerm[],
  packages: readonly string[],
): string[] {
  const { options, hooks, plugins, moduleVariables, magicComments } = reference;
  const { commands, flags, statsFields, classes } = reference;
  return wordsOf([
    ...options.flatMap(({ path, values }) => [path, ...values]),
    ...hooks.flatMap(({ owner, name, arguments: taken }) => [
      owner,
      name,
      ...taken.map((argument) => argument.name),
    ]),
    ...plugins.flatMap(({ name, options: own }) => [name, ...own.map(({ path }) => path)]),
    ...moduleVariables.map(({ name }) => name),
    ...magicComments.map(({ name }) => name),
    ...commands.flatMap(({ name, aliases }) => [name, ...aliases]),
    ...flags.map(({ name }) => name),
    ...statsFields.flatMap(({ owner, name }) => [owner, name]),
    ...classes.flatMap(({ name, members }) => [name, ...members.map((member) => member.name)]),
    ...glossary.flatMap(({ term, aliases }) => [term, ...aliases]),
    ...packages,
  ]);
}

const MIN_LENGTH = 4;

/** `output.hashDigestLength` gives hashDigestLength, hash, Digest and Length. */
export function wordsOf(names: readonly string[]): string[] {
  const whole = names.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []);
  const parts = whole.flatMap((name) => name.split(/(?<=\p{Ll})(?=\p{Lu})/u));
  const words = [...whole, ...parts].filter((word) => word.length >= MIN_LENGTH);
  return [...new Set(words)].sort();
}
