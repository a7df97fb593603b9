export type Program = {
  /** A script for Node.js, with a path that starts at the directory in which it runs. */
  script: string;
  args: string[];
  nodeOptions?: string[];
  env?: Record<string, string>;
  /** The directory in which it runs, if not this one. */
  cwd?: string;
};

/** What a program needs to be started, besides its arguments. */
export const startOptions = ({ env, cwd }: Program) => ({ env: { ...process.env, ...env }, cwd });

export const nodeArguments = ({ nodeOptions = [], script, args }: Program): string[] => [
  ...nodeOptions,
  script,
  ...args,
];

/** Adds paths to a program that takes some: the whole repository, unless others are named. */
export const onPaths = (program: Program, args: readonly string[]): Program =>
  withArgs(program, args.some((arg) => !arg.startsWith('-')) ? args : [...args, '.']);

export function withArgs(program: Program, args: readonly string[]): Program {
  return { ...program, args: [...program.args, ...args] };
}
