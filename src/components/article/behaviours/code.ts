import { closest } from './closest';
import { copyText } from './copyText';

/** The text that a copy button copies: for a diff, the result. */
export function textOfCode(code: Element): string {
  const lines = [...code.querySelectorAll('.line')];
  if (lines.length === 0) return code.textContent;
  return lines
    .filter((line) => !line.classList.contains('del'))
    .map((line) => line.textContent)
    .join('')
    .replace(/\n$/, '');
}

export function copyCode(event: Event): void {
  const button = closest<HTMLButtonElement>(event, '.code-copy');
  const code = button?.parentElement?.querySelector('code');
  if (!button || !code) return;
  void copyText(textOfCode(code), { control: button, onFailure: () => select(code) });
}

function select(code: Element): string {
  getSelection()?.selectAllChildren(code);
  return 'The code is selected: copy it by hand.';
}

export function unfoldCode(event: Event): void {
  const block = closest(event, '.code-expand')?.parentElement;
  if (!block) return;
  block.classList.remove('folded');
  block.querySelector<HTMLElement>('pre')?.focus();
}
