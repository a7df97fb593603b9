import type { Reporter } from 'gatsby';
import { formatIssues, type Issue } from '../content/issues';

const ID = 'content';

type ErrorMap = Record<string, { text: (context: { text: string }) => string; category: string }>;

/** Lets Gatsby print issues as errors of the author, under their own id. */
export function defineIssueError(reporter: Reporter): void {
  // Gatsby has this method for plugins, and leaves it out of its types.
  const { setErrorMap } = reporter as unknown as { setErrorMap: (map: ErrorMap) => void };
  setErrorMap({ [ID]: { text: ({ text }) => text, category: 'USER' } });
}

const asError = (issues: readonly Issue[]) => ({
  id: ID,
  context: { text: formatIssues(issues) },
});

/** Prints all issues and ends the build. */
export function stopAtIssues(reporter: Reporter, issues: readonly Issue[]): void {
  if (issues.length > 0) reporter.panic(asError(issues));
}

export function showIssues(reporter: Reporter, issues: readonly Issue[]): void {
  if (issues.length > 0) reporter.error(asError(issues));
}
