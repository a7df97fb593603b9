import path from 'node:path';

/** A program of an installed package, or one with an absolute path. */
export type Program = { name: string; args: string[]; env?: Record<string, string> };

export function spawnArguments({ name, args, env }: Program) {
  return {
    file: path.resolve('node_modules/.bin', name),
    args,
    env: { ...process.env, ...env },
  };
}

export function withArgs(program: Program, args: readonly string[]): Program {
  return { ...program, args: [...program.args, ...args] };
}
