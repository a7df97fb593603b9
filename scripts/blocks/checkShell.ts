import { shellLines } from '../steps/shellLines';
import { didYouMean, suggestion } from '../../src/node/content/suggestion';
import type { LineIssue } from '../steps/lineIssue';
import { FOREIGN_PACKAGES, PROGRAMS, SUBCOMMANDS } from './programs';

export type KnownCommands = {
  /** Commands of webpack-cli, and the flags of each. */
  webpack: ReadonlyMap<string, ReadonlySet<string>>;
  /** Flags of Node.js. */
  node: ReadonlySet<string>;
  /** Commands of the packages that are installed here. */
  bins: ReadonlySet<string>;
};

/** Commands that run the command after them. */
const PREFIXES = ['sudo', 'time', 'cross-env'];
const ASSIGNMENT = /^[A-Z_][A-Z0-9_]*=/;
const PLACEHOLDER = /^[<[]|…|\.\.\.$/;

/** The words of each command in a line. A quoted text is one word; redirections are left out. */
function commandsOf(line: string): string[][] {
  const commands: string[][] = [[]];
  for (const [word] of line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'|&;])+|\|\|?|&&?|;/g)) {
    if (/^(?:\|\|?|&&?|;)$/.test(word)) commands.push([]);
    else commands.at(-1)?.push(word);
  }
  return commands
    .map((words) => words.slice(words.findIndex((word) => !ASSIGNMENT.test(word))))
    .map(withoutRedirections)
    .filter((words) => words.length > 0);
}

function withoutRedirections(words: string[]): string[] {
  const end = words.findIndex((word) => /^\d?[<>]/.test(word) && !PLACEHOLDER.test(word));
  return end < 0 ? words : words.slice(0, end);
}

const flagOf = (word: string) => word.replace(/=.*$/, '');
const isFlag = (word: string) => /^--?[a-zA-Z]/.test(word);

function unknown(what: string, word: string, known: Iterable<string>): string {
  return `${what} \`${word}\`${didYouMean(suggestion(word, known))}`;
}

function webpackIssues(words: readonly string[], { webpack }: KnownCommands): string[] {
  const [first = ''] = words;
  const command = webpack.has(first) ? first : 'build';
  const flags = new Set([
    ...(webpack.get(command) ?? []),
    ...['--color', '--no-color', '--help', '-h', '--version', '-v'],
  ]);
  return words
    .filter(isFlag)
    .map(flagOf)
    .filter((flag) => !flags.has(flag))
    .map((flag) => unknown(`webpack ${command} has no flag`, flag, flags));
}

function nodeIssues(words: readonly string[], { node }: KnownCommands): string[] {
  const script = words.findIndex((word) => !isFlag(word));
  return words
    .slice(0, script < 0 ? undefined : script)
    .map(flagOf)
    .filter((flag) => !node.has(flag))
    .map((flag) => unknown('node has no flag', flag, node));
}

function subcommandIssues(
  program: string,
  words: readonly string[],
  known: KnownCommands,
): string[] {
  const subcommands = SUBCOMMANDS[program] ?? [];
  const name = words.find((word) => !isFlag(word));
  const isScript = program === 'yarn' && name !== undefined && known.bins.has(name);
  if (isScript) return commandIssues(words.slice(words.indexOf(name)), known);
  if (name === undefined || PLACEHOLDER.test(name)) return [];
  if (!subcommands.includes(name)) {
    // yarn and pnpm run scripts by their name.
    return program === 'npm' || program === 'git'
      ? [unknown(`${program} has no command`, name, subcommands)]
      : [];
  }
  return name === 'exec' ? commandIssues(words.slice(words.indexOf(name) + 1), known) : [];
}

/** What is wrong with one command: its program, its subcommand or its flags. */
export function commandIssues(words: readonly string[], known: KnownCommands): string[] {
  const [program = '', ...rest] = words;
  if (PREFIXES.includes(program)) return commandIssues(rest, known);
  if (program === 'npx') {
    const command = rest.findIndex((word) => !isFlag(word));
    return command < 0 ? [] : commandIssues(rest.slice(command), known);
  }
  if (program === 'webpack') return webpackIssues(rest, known);
  if (program === 'node') return nodeIssues(rest, known);
  if (Object.hasOwn(SUBCOMMANDS, program)) return subcommandIssues(program, rest, known);
  const programs = [...PROGRAMS, ...FOREIGN_PACKAGES, ...known.bins];
  const isPath = /^(?:\.{0,2}\/|[<$…])/.test(program);
  return isPath || programs.includes(program)
    ? []
    : [unknown('unknown program', program, programs)];
}

/** Checks each line of a shell block. */
export function checkShell(text: string, firstLine: number, known: KnownCommands): LineIssue[] {
  return shellLines(text).flatMap(({ command, offset }) =>
    commandsOf(command.replace(/(^|\s)#\s.*$/, ''))
      .flatMap((words) => commandIssues(words, known))
      .map((message) => ({
        message,
        line: firstLine + offset,
        fix: 'add a program or package that is missing here to scripts/blocks/programs.ts',
      })),
  );
}

type Manifest = { scripts?: Record<string, string> };

/** Checks the scripts of a package.json, or of the part of one that a block shows. */
export function checkScripts(text: string, fence: number, known: KnownCommands): LineIssue[] {
  const manifest = [text, `{${text}}`].flatMap((json) => {
    try {
      return [JSON.parse(json) as Manifest];
    } catch {
      return [];
    }
  });
  const lines = text.split('\n');
  return Object.values(manifest[0]?.scripts ?? {}).flatMap((command) => {
    const offset = lines.findIndex((line) => line.includes(JSON.stringify(command)));
    return checkShell(command, fence + offset + 1, known);
  });
}
