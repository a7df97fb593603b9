import type { Reporter } from 'gatsby';
import { leaveFrontmatterToUs } from './pluginFrontmatter';
import { nameMistakes } from './report';

export function onPluginInit({ reporter }: { reporter: Reporter }): void {
  nameMistakes(reporter);
  leaveFrontmatterToUs();
}
