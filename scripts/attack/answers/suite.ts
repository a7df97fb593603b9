import { withSite } from '../../browser/withSite';
import type { Attempt, Suite } from '../suite';
import { answeredTamperings } from './answered';
import { storedTamperings } from './stored';
import { tryJourney } from './tryJourney';

/** As many pages at once as a small machine has processors. */
const AT_ONCE = 2;
/** A busy machine tries fewer things; another seed tries others first. */
const BUDGET_MS = 150_000;

/**
 * Hostile values in everything that the built site reads from the browser's storage and from the
 * network. The site held if no page goes blank, nothing is thrown, and no text becomes markup.
 */
export const answers: Suite = {
  name: 'answers',
  run: (random) =>
    withSite('public', async (browser, site) => {
      const left = shuffled([...storedTamperings(random), ...answeredTamperings(random)], random);
      const attempts: Attempt[] = [];
      const end = Date.now() + BUDGET_MS;
      const work = async () => {
        for (let next = left.shift(); next && Date.now() < end; next = left.shift()) {
          const { name, journey, tamper } = next;
          const path = site + journey.path;
          attempts.push(await tryJourney(browser, name, { ...journey, path }, tamper));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return attempts;
    }),
};

const shuffled = <Value>(values: readonly Value[], random: () => number): Value[] =>
  values
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
