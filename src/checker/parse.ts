import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser, type Node, type Options, type Program } from 'acorn';

export type Parsed = {
  program: Program;
  /** How many characters were put in front of the text. */
  shift: number;
};

export type SyntaxProblem = { at: number; message: string };

type Attempt = { parser: typeof Parser; options: Partial<Options> };

const TypeScriptParser = Parser.extend(tsPlugin());

const ATTEMPTS: readonly Attempt[] = [
  { parser: Parser, options: { sourceType: 'module' } },
  { parser: Parser, options: { sourceType: 'script' } },
  { parser: TypeScriptParser, options: { sourceType: 'module' } },
];

/** How a text may be only a part of a file. Members come last: they can be read as labels. */
const FRAMES = {
  file: ['', ''],
  expression: ['module.exports = ', '\n'],
  members: ['module.exports = {', '\n}'],
} as const;

export type Frame = keyof typeof FRAMES;

type AcornError = SyntaxError & { pos: number };

/** Reads a text as JavaScript, or else as TypeScript. */
export function parse(text: string, frame: Frame = 'file'): Parsed | SyntaxProblem {
  const [before, after] = FRAMES[frame];
  const problems: SyntaxProblem[] = [];
  for (const { parser, options } of ATTEMPTS) {
    try {
      const program = parser.parse(before + text + after, {
        ecmaVersion: 'latest',
        allowReturnOutsideFunction: true,
        allowHashBang: true,
        // TypeScript's plugin needs them.
        locations: true,
        ...options,
      });
      return { program, shift: before.length };
    } catch (error) {
      problems.push(toProblem(error as AcornError, before.length, text.length));
    }
  }
  // The attempt that understood most of it.
  return problems.reduce((best, next) => (next.at > best.at ? next : best));
}

const toProblem = ({ pos, message }: AcornError, shift: number, length: number): SyntaxProblem => ({
  at: Math.min(Math.max((pos || 0) - shift, 0), length),
  message: message.replace(/ \(\d+:\d+\)$/, ''),
});

export const isParsed = (result: Parsed | SyntaxProblem): result is Parsed => 'program' in result;

/** Every node of a tree, parents first; `enter` may leave out what is inside. */
export function walk(node: Node, enter: (node: Node) => boolean | void): void {
  if (enter(node) === false) return;
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(each)) walk(each, enter);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
