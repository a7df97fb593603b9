import { escapeHtml } from '../../site/text/escapeHtml';
import { formatIssue, sharedIssues, type Issue } from '../content/issues';

/** What an author sees on top of a page in `develop`, until there are no issues. */
export function issuesPanel(path: string, issues: readonly Issue[]): string {
  const own = issues.filter(({ file }) => file === `content/${path}`);
  return panel('Issues on this page', own) + panel('Issues in other files', sharedIssues(issues));
}

function panel(label: string, issues: readonly Issue[]): string {
  if (issues.length === 0) return '';
  const text = escapeHtml(issues.map(formatIssue).join('\n\n'));
  return `<section class="issues" role="alert" aria-label="${label}"><pre>${text}</pre></section>`;
}
