import type { Reporter } from 'gatsby';
import { leaveFrontmatterToUs } from '../patches/pluginFrontmatter';
import { defineIssueError } from '../authoring/reportIssues';
import { siteUrlProblem } from './siteUrlProblem';

export function onPluginInit({ reporter }: { reporter: Reporter }): void {
  const problem = siteUrlProblem(process.env['SITE_URL']);
  if (problem) reporter.panic(problem);
  defineIssueError(reporter);
  leaveFrontmatterToUs();
}
