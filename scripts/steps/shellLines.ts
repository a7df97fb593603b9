import type { Action } from './steps';

/** The commands of a shell block, one for each line, without prompts and comments. */
export function shellLines(text: string): { command: string; offset: number }[] {
  const lines: { command: string; offset: number }[] = [];
  let continued = '';
  text.split('\n').forEach((line, offset) => {
    const whole = continued + line.trim().replace(/^\$ /, '');
    continued = whole.endsWith('\\') ? whole.slice(0, -1) : '';
    if (continued === '' && whole !== '' && !whole.startsWith('#')) {
      lines.push({ command: whole, offset });
    }
  });
  return lines;
}

const INSTALL = /^npm (?:install|i|add|ci)(?: (.*))?$/;
const DEV = ['-D', '--save-dev'];
const EXACT = ['-E', '--save-exact'];
const GLOBAL = ['-g', '--global'];

/** The action of a command: packages are taken from this repository, everything else is run. */
export function readCommand(command: string): Action {
  const [found, rest = ''] = INSTALL.exec(command) ?? [];
  const words = rest.split(' ').filter(Boolean);
  if (found === undefined || words.some((word) => GLOBAL.includes(word))) {
    return { kind: 'run', command };
  }
  return {
    kind: 'install',
    packages: words.filter((word) => !word.startsWith('-')),
    dev: words.some((word) => DEV.includes(word)),
    exact: words.some((word) => EXACT.includes(word)),
  };
}
