import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Takes names of files, and flags; returns what it prints. */
type Tool = (files: readonly string[], flags: string, folder: string) => string | void;

/** The tools of a shell that pages use; Windows doesn't have them. */
const TOOLS: Record<string, Tool> = {
  cat: (files) => files.map((file) => readFileSync(file, 'utf8')).join(''),
  cp: ([from = '', to = '']) => cpSync(from, to, { recursive: true }),
  // A junction is a link to a folder that needs no permissions on Windows.
  ln: ([, link = ''], _, folder) => symlinkSync(folder, link, 'junction'),
  mkdir: (folders, flags) =>
    folders.forEach((each) => mkdirSync(each, { recursive: flags.includes('p') })),
  mv: ([from = '', to = '']) => renameSync(from, to),
  rm: (files, flags) =>
    files.forEach((file) =>
      rmSync(file, { recursive: flags.includes('r'), force: flags.includes('f') }),
    ),
  touch: (files) => files.forEach(touch),
};

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    writeFileSync(file, '', { flag: 'a' });
  }
}

export const TOOL_NAMES = ['echo', ...Object.keys(TOOLS)];

/** Does what a tool of a shell would do; returns what it prints, or throws. */
export function runTool(name: string, args: readonly string[], folder: string): string {
  if (name === 'echo') return `${args.join(' ')}\n`;
  const flags = args.filter((arg) => arg.startsWith('-')).join('');
  const names = args.filter((arg) => !arg.startsWith('-'));
  const files = names.map((file) => path.resolve(folder, file));
  return TOOLS[name]?.(files, flags, names[0] ?? '') ?? '';
}
