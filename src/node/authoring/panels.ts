import type { Mistake } from '../content/issues';
import { mistakesPanel } from './issuesPanel';
import { publicationPanel, type Publishable } from './publicationPanel';

/** What an author sees in `develop` above the text of a page. */
export function panelsAbove(
  page: Publishable & { path: string },
  mistakes: readonly Mistake[],
): string {
  return mistakesPanel(page.path, mistakes) + publicationPanel(page);
}
