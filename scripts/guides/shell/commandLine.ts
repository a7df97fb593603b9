/** A part of a command; a pattern stands for the files that match it. */
export type Word = { text: string; isPattern: boolean };

export type SimpleCommand = {
  /** As it was written. */
  text: string;
  variables: Record<string, string>;
  words: Word[];
  /** The file that takes what it prints. */
  output?: string;
};

const VARIABLE = /^([A-Za-z_]\w*)=(.*)$/s;
const TOKEN = /\s+|&&|>|(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\&>|;<()`$])+/gy;
const QUOTED = /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/g;

/**
 * Reads the part of a shell's language that pages use: commands joined by `&&`, quotes, variables
 * in front, `>` and patterns. This way, a page's commands mean the same on every platform.
 */
export function readCommandLine(line: string): SimpleCommand[] {
  const commands: string[][] = [[]];
  for (const token of tokensOf(line)) {
    if (token === '&&') commands.push([]);
    else if (token.trim() !== '') commands.at(-1)?.push(token);
  }
  return commands.map(simpleCommand);
}

function tokensOf(line: string): string[] {
  const tokens = line.match(TOKEN) ?? [];
  const length = tokens.join('').length;
  if (length === line.length) return tokens;
  throw new Error(
    `\`${line}\` has \`${line[length]}\`, which isn't supported here: use only &&, >, quotes and variables in front`,
  );
}

function simpleCommand(tokens: readonly string[]): SimpleCommand {
  const first = tokens.findIndex((token) => !VARIABLE.test(token));
  const arrow = tokens.indexOf('>');
  const words = tokens.slice(Math.max(first, 0), arrow < 0 ? undefined : arrow);
  const output = arrow < 0 ? undefined : tokens[arrow + 1];
  return {
    text: tokens.join(' '),
    variables: Object.fromEntries(tokens.slice(0, Math.max(first, 0)).map(readVariable)),
    words: words.map(readWord),
    ...(output !== undefined && { output: withoutQuotes(output) }),
  };
}

function readVariable(token: string): [string, string] {
  const [, name = '', value = ''] = VARIABLE.exec(token) ?? [];
  return [name, withoutQuotes(value)];
}

const readWord = (token: string): Word => ({
  text: withoutQuotes(token),
  isPattern: token.replace(QUOTED, '').includes('*'),
});

const withoutQuotes = (token: string) =>
  token.replace(QUOTED, (_, double?: string, single?: string, escaped?: string) =>
    double === undefined ? (single ?? escaped ?? '') : double.replace(/\\(["\\$`])/g, '$1'),
  );
