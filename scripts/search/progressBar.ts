const WIDTH = 30;

/** `██████░░░░ 600 of 1000` */
export function progressBar(done: number, all: number): string {
  const filled = all === 0 ? WIDTH : Math.round((done / all) * WIDTH);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${all}`;
}

type Terminal = { isTTY?: boolean; write: (text: string) => unknown };

/** Redraws the bar in a terminal, and prints line by line in a log. */
export function showProgress(done: number, all: number, terminal: Terminal = process.stdout): void {
  const end = !terminal.isTTY || done === all ? '\n' : '';
  terminal.write(`${terminal.isTTY ? '\r' : ''}${progressBar(done, all)}${end}`);
}
