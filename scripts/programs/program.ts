import path from 'node:path';

/** A program of an installed package, or one with an absolute path. */
export type Program = {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** The folder in which it runs, if not this one. */
  cwd?: string;
};

export function spawnArguments({ name, args, env, cwd }: Program) {
  return {
    file: path.resolve('node_modules/.bin', name),
    args,
    env: { ...process.env, ...env },
    cwd,
  };
}

export function withArgs(program: Program, args: readonly string[]): Program {
  return { ...program, args: [...program.args, ...args] };
}
