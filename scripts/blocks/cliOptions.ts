import type * as WebpackCli from 'webpack-cli';
import { load } from './installed';

type CliOption = { name: string; alias?: string };
type CliCommand = {
  rawName: string;
  alias: string | string[];
  preload?: () => Promise<object>;
  options?: CliOption[] | ((command: { context: object }) => CliOption[] | Promise<CliOption[]>);
};

/** Flags of each command of webpack-cli, as it tells them to itself. */
export async function webpackFlags(): Promise<Map<string, Set<string>>> {
  const flags = new Map<string, Set<string>>();
  for (const command of await knownCommands()) {
    const options =
      typeof command.options === 'function'
        ? await command.options({ context: (await command.preload?.()) ?? {} })
        : (command.options ?? []);
    const names = new Set(options.flatMap(namesOf));
    for (const name of [command.rawName, command.alias].flat()) flags.set(name, names);
  }
  return flags;
}

/** These have their first letter as a short form, which webpack-cli adds later. */
const WITH_LETTER = ['devtool', 'output-path', 'target', 'watch', 'extends'];

const namesOf = ({ name, alias }: CliOption) => {
  const letter = alias ?? (WITH_LETTER.includes(name) ? name.charAt(0) : undefined);
  return [`--${name}`, `--no-${name}`, ...(letter === undefined ? [] : [`-${letter}`])];
};

class Finished extends Error {}

/** Help makes every command; it prints nothing here, and does not end the process. */
async function knownCommands(): Promise<CliCommand[]> {
  const { default: WebpackCLI } = load('webpack-cli') as typeof WebpackCli;
  const cli = new WebpackCLI();
  const known: CliCommand[] = [];
  const silent = ['error', 'warn', 'info', 'success', 'log', 'raw'].map(
    (name) => [name, () => undefined] as const,
  );
  Object.assign(cli, {
    logger: Object.fromEntries(silent),
    makeCommand: (command: CliCommand) => {
      known.push(command);
      return Promise.resolve(cli.program);
    },
  });
  const { exit } = process;
  process.exit = () => {
    throw new Finished();
  };
  try {
    await cli.run(['node', 'webpack', '--help']);
  } catch (error) {
    if (known.length === 0) throw error;
  } finally {
    process.exit = exit;
  }
  return known;
}
