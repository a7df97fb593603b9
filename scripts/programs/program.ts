export type Program = {
  /** A script for Node.js, relative to the directory in which it runs. */
  script: string;
  args: string[];
  nodeOptions?: string[];
  env?: Record<string, string>;
  /** The directory in which it runs; by default, this one. */
  cwd?: string;
};

/** The environment and directory of a program. */
export const startOptions = ({ env, cwd }: Program) => ({ env: { ...process.env, ...env }, cwd });

export const nodeArguments = ({ nodeOptions = [], script, args }: Program): string[] => [
  ...nodeOptions,
  script,
  ...args,
];

/** Adds paths to a program: the whole repository, unless some are given. */
export const onPaths = (program: Program, args: readonly string[]): Program =>
  withArgs(program, args.some((arg) => !arg.startsWith('-')) ? args : [...args, '.']);

export function withArgs(program: Program, args: readonly string[]): Program {
  return { ...program, args: [...program.args, ...args] };
}
