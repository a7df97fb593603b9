/** A script that Node.js runs, with a path that starts at the working directory. */
export type Program = { script: string; args: string[]; nodeOptions?: string[] };

export const nodeArguments = ({ nodeOptions = [], script, args }: Program): string[] => [
  ...nodeOptions,
  script,
  ...args,
];

export function withArgs(program: Program, args: readonly string[]): Program {
  return { ...program, args: [...program.args, ...args] };
}
