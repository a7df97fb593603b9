import { npmBanner, npmScripts } from '../npmScript';
import { readCommandLine, type SimpleCommand, type Word } from './commandLine';
import { TOOL_NAMES } from './tools';

type Run = { variables: Record<string, string>; args: Word[]; output?: string | undefined };

/** One thing that a command line does. */
export type Task =
  | { kind: 'print'; text: string }
  /** A script, and what it is given; or only flags of Node.js. */
  | ({ kind: 'node' } & Run)
  | ({ kind: 'tool'; name: string } & Run);

/** Where the words of a command are looked up. */
export type Names = {
  /** The package.json of the folder. */
  manifest: string | undefined;
  /** The script of a command that a package of the project has. */
  binScript: (name: string) => string | undefined;
  npmScript: () => string;
};

/** Reads a command line as npm, npx and a shell would; throws if it has an unknown command. */
export const tasksOf = (line: string, names: Names): Task[] =>
  readCommandLine(line).flatMap((command) => tasksOfCommand(command, names));

function tasksOfCommand({ text, words, ...run }: SimpleCommand, names: Names): Task[] {
  const scripts = npmScripts(text, names.manifest);
  if (scripts?.length === 0) throw new Error(`package.json has no script for \`${text}\``);
  if (scripts) {
    return scripts.flatMap((script) => [
      { kind: 'print', text: npmBanner(script, names.manifest ?? '{}') },
      ...tasksOf(script.command, names),
    ]);
  }
  const [program, ...args] = withoutNpx(words);
  if (!program) return [];
  const name = program.text;
  if (TOOL_NAMES.includes(name)) return [{ kind: 'tool', name, ...run, args }];
  return [{ kind: 'node', ...run, args: [...scriptOf(name, names), ...args] }];
}

function scriptOf(name: string, { binScript, npmScript }: Names): Word[] {
  if (name === 'node') return [];
  const file = name === 'npm' ? npmScript() : binScript(name);
  if (file !== undefined) return [{ text: file, isPattern: false }];
  throw new Error(`no package that the page installs has the command \`${name}\``);
}

function withoutNpx(words: readonly Word[]): readonly Word[] {
  if (words[0]?.text !== 'npx') return words;
  return words.slice(words[1]?.text === '--no-install' ? 2 : 1);
}
