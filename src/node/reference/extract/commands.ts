import { createRequire } from 'node:module';
import type * as WebpackCli from 'webpack-cli';
import type { Command, Flag } from '../types';

// Its default export is a property of what `import` would take for it.
const { default: WebpackCLI } = createRequire(import.meta.url)('webpack-cli') as typeof WebpackCli;

/** As webpack-cli describes its commands to itself. */
type Argument = { type: string; values?: unknown[]; path?: string };
export type CliOption = {
  name: string;
  alias?: string;
  configs?: Argument[];
  multiple?: boolean;
  negative?: boolean;
  description?: string;
};
type CliCommand = {
  rawName: string;
  name: string;
  alias: string | string[];
  description?: string;
  usage?: string;
  preload?: () => Promise<object>;
  options?: CliOption[] | ((command: { context: object }) => CliOption[] | Promise<CliOption[]>);
};

type Commands = { commands: Command[]; flags: Flag[] };

/** Commands and flags of webpack-cli. `packageOf` says whose options a flag sets. */
export async function readCommands(packageOf: (flag: string) => string): Promise<Commands> {
  const known = await knownCommands();
  const optionsOf = new Map(
    await Promise.all(
      known.map(async (command) => [command.rawName, await cliOptions(command)] as const),
    ),
  );
  const flags = new Map([...optionsOf.values()].flat().map((option) => [option.name, option]));
  const common = new Set((optionsOf.get('build') ?? []).map(({ name }) => name));
  return {
    commands: known.map((command) => ({
      name: command.rawName,
      usage: `webpack ${command.name}`,
      aliases: [command.alias].flat(),
      description: command.description ?? '',
      flags: (optionsOf.get(command.rawName) ?? [])
        .filter(({ name }) => !common.has(name))
        .map(({ name }) => `--${name}`),
    })),
    flags: [...flags.values()].map((option) => flagOf(option, packageOf(option.name))),
  };
}

export async function cliOptions({ options, preload }: CliCommand): Promise<CliOption[]> {
  if (typeof options !== 'function') return options ?? [];
  return options({ context: (await preload?.()) ?? {} });
}

class Finished extends Error {}

/** The commands are private; help makes every one of them. Nothing is printed. */
export async function knownCommands(): Promise<CliCommand[]> {
  const cli = new WebpackCLI();
  const known: CliCommand[] = [];
  const { exit } = process;
  Object.assign(cli, {
    makeCommand: (command: CliCommand) => {
      known.push(command);
      return Promise.resolve(cli.program);
    },
    logger: Object.fromEntries(
      ['error', 'warn', 'info', 'success', 'log', 'raw'].map((name) => [name, () => undefined]),
    ),
  });
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

function flagOf(option: CliOption, from: string): Flag {
  const configs = option.configs ?? [];
  return {
    name: `--${option.name}`,
    alias: option.alias ? `-${option.alias}` : null,
    package: from,
    option: optionOf(configs, from),
    type: [...new Set(configs.flatMap(typesOf))].join(' | ') || 'string',
    multiple: option.multiple ?? false,
    description: option.description ?? '',
    negatable:
      option.negative ??
      configs.some(({ type, values = [] }) => type === 'boolean' || values.includes(false)),
  };
}

/** Those of webpack-dev-server begin at `devServer`. */
function optionOf(configs: readonly Argument[], from: string): string | null {
  const path = configs.find((each) => each.path)?.path;
  if (path === undefined) return null;
  return from === 'webpack-dev-server' ? `devServer.${path}` : path;
}

const typesOf = ({ type, values }: Argument): string[] =>
  type === 'enum' ? (values ?? []).map((value) => JSON.stringify(value)) : [type];
