import { closest } from './closest';
import { copyText } from './copyText';

/** Copies the page as Markdown. */
export function copyPage(event: Event): void {
  const button = closest<HTMLButtonElement>(event, '[data-copy-page]');
  if (!button) return;
  void copyText(markdownAt(button.dataset['copyPage'] ?? ''), {
    control: button,
    onFailure: () => '“View as Markdown” shows the text: copy it by hand.',
  });
}

async function markdownAt(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
