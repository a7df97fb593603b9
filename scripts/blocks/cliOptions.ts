import {
  type CliOption,
  cliOptions,
  knownCommands,
} from '../../src/node/reference/extract/commands';

/** These have their first letter as a short form, which webpack-cli adds later. */
const WITH_LETTER = ['devtool', 'output-path', 'target', 'watch', 'extends'];

const namesOf = ({ name, alias }: CliOption): string[] => {
  const letter = alias ?? (WITH_LETTER.includes(name) ? name.charAt(0) : undefined);
  return [`--${name}`, `--no-${name}`, ...(letter === undefined ? [] : [`-${letter}`])];
};

/** Flags of each command of webpack-cli, and of its aliases. */
export async function webpackFlags(): Promise<Map<string, Set<string>>> {
  const flags = new Map<string, Set<string>>();
  for (const command of await knownCommands()) {
    const names = new Set((await cliOptions(command)).flatMap(namesOf));
    for (const name of [command.rawName, command.alias].flat()) flags.set(name, names);
  }
  return flags;
}
