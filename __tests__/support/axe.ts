import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** What a page does that shuts people out: each rule, with the places where it is broken. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(SOURCE);
  const found = await page.evaluate(
    async ({ root, options }) => {
      const { axe } = window as unknown as {
        axe: { run: (root: string, options: RunOptions) => Promise<AxeResults> };
      };
      return (await axe.run(root, options)).violations;
    },
    { root: within, options: OPTIONS },
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help})\n${html}\n${failureSummary ?? ''}`),
  );
}
