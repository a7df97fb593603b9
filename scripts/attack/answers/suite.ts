import { chromium } from 'playwright-core';
import { BROWSER_FLAGS } from '../../browser/browserFlags';
import { ensureBrowser } from '../../browser/ensureBrowser';
import { serveSite } from '../../server/serveSite';
import type { Attempt, Suite } from '../suite';
import { answeredTamperings } from './answered';
import { storedTamperings } from './stored';
import { attempt } from './tryJourney';

/** As many pages at once as a small machine has processors. */
const AT_ONCE = 2;
/** On a busy machine fewer things are tried; another seed tries others first. */
const BUDGET_MS = 150_000;

/**
 * Hostile values in everything that the built site reads from the browser's storage and from the
 * network. It held if no page goes blank, nothing is thrown, and no text becomes markup.
 */
export const answers: Suite = {
  name: 'answers',
  async run(random) {
    const site = await serveSite({ directory: 'public', port: 0 });
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
    const left = shuffled([...storedTamperings(random), ...answeredTamperings(random)], random);
    const attempts: Attempt[] = [];
    const end = Date.now() + BUDGET_MS;
    const work = async () => {
      for (let next = left.shift(); next && Date.now() < end; next = left.shift()) {
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

const shuffled = <Value>(values: readonly Value[], random: () => number): Value[] =>
  values
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
