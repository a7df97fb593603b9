/** A script that Node.js runs, with a path that starts at the working directory. */
export type Program = { script: string; args: string[]; nodeOptions?: string[] };

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
