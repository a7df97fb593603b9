import { escapeHtml } from '../../site/text/escapeHtml';
import { formatMistake, sharedMistakes, type Mistake } from '../content/issues';

/** What an author sees on top of a page in `develop`, until there are no mistakes. */
export function mistakesPanel(path: string, mistakes: readonly Mistake[]): string {
  const own = mistakes.filter(({ file }) => file === `content/${path}`);
  return (
    panel('Mistakes on this page', own) + panel('Mistakes in other files', sharedMistakes(mistakes))
  );
}

function panel(label: string, mistakes: readonly Mistake[]): string {
  if (mistakes.length === 0) return '';
  const text = escapeHtml(mistakes.map(formatMistake).join('\n\n'));
  return `<section class="mistakes" role="alert" aria-label="${label}"><pre>${text}</pre></section>`;
}
