import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../browser/launchBrowser';
import { startDevelop } from './developServer';

/** Milliseconds from saving a page in `gatsby develop` until the browser shows it, for each edit. */
export async function editLatencies(folder: string, pagePath: string, edits: number) {
  const server = await startDevelop(folder);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/${pagePath}/`);
    await page.waitForSelector('[data-body] h2', { timeout: 60_000 });

    const file = path.join(folder, 'content', `${pagePath}.mdx`);
    const original = readFileSync(file, 'utf8');
    const latencies: number[] = [];
    for (let edit = 1; edit <= edits; edit++) {
      const mark = `This is edit ${edit}.`;
      writeFileSync(file, `${original}\n\n${mark}\n`);
      const start = performance.now();
      await page.getByText(mark).waitFor({ state: 'attached' });
      latencies.push(performance.now() - start);
      // The server is still working on the edit.
      await page.waitForTimeout(1500);
    }
    return latencies;
  } finally {
    await browser.close();
    server.stop();
  }
}
