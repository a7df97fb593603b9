import type { Issue } from '../content/issues';
import { issuesPanel } from './issuesPanel';
import { publicationPanel, type Publishable } from './publicationPanel';

/** What an author sees in `develop` above the text of a page. */
export function panelsAbove(
  page: Publishable & { path: string },
  issues: readonly Issue[],
): string {
  return issuesPanel(page.path, issues) + publicationPanel(page);
}
