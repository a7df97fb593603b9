import type { Reporter } from 'gatsby';
import { leaveFrontmatterToUs } from './pluginFrontmatter';
import { nameMistakes } from './report';
import { siteUrlProblem } from './siteUrlProblem';

export function onPluginInit({ reporter }: { reporter: Reporter }): void {
  const problem = siteUrlProblem(process.env['SITE_URL']);
  if (problem) reporter.panic(problem);
  nameMistakes(reporter);
  leaveFrontmatterToUs();
}
