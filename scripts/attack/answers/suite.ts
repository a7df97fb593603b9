import { chromium } from 'playwright-core';
import { BROWSER_FLAGS } from '../../browser/browserFlags';
import { ensureBrowser } from '../../browser/ensureBrowser';
import { serveSite } from '../../server/serveSite';
import type { Attempt, Suite } from '../suite';
import { answeredTamperings } from './answered';
import { storedTamperings } from './stored';
import { attempt } from './witness';

/** As many pages at once as a small machine has processors. */
const AT_ONCE = 2;

/**
 * Hostile values in everything that the built site reads from the browser's storage and from the
 * network. It held if no page goes blank, nothing is thrown, and no text becomes markup.
 */
export const answers: Suite = {
  name: 'answers',
  async run(random) {
    const site = await serveSite({ directory: 'public', port: 0 });
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
    const left = [...storedTamperings(random), ...answeredTamperings(random)];
    const attempts: Attempt[] = [];
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { name, journey, tamper } = next;
        const path = site.url + journey.path;
        attempts.push(await attempt(browser, name, { ...journey, path }, tamper));
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } finally {
      await browser.close();
      await site.close();
    }
    return attempts;
  },
};
