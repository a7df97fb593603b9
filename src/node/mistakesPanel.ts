import { formatMistake, type Mistake } from './content/mistakes';

/** What an author sees on top of a page with mistakes, in `develop`, until they are mended. */
export function mistakesPanel(mistakes: readonly Mistake[]): string {
  if (mistakes.length === 0) return '';
  const text = mistakes
    .map(formatMistake)
    .join('\n\n')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;');
  return `<section class="mistakes" role="alert" aria-label="Mistakes on this page"><pre>${text}</pre></section>`;
}
