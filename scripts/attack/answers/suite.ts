import { createTaskQueue } from '../../../src/node/files/taskQueue';
import { withSite } from '../../browser/withSite';
import type { Suite } from '../suite';
import { answeredTamperings } from './answered';
import { storedTamperings } from './stored';
import { tryJourney } from './tryJourney';

/** As many pages at once as a small machine has processors. */
const MAX_AT_ONCE = 2;
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
      const all = shuffled([...storedTamperings(random), ...answeredTamperings(random)], random);
      const queue = createTaskQueue(MAX_AT_ONCE);
      const end = Date.now() + BUDGET_MS;
      const attempts = all.map((tampering) =>
        queue.run(async () =>
          Date.now() < end ? [await tryJourney(browser, site, tampering)] : [],
        ),
      );
      return (await Promise.all(attempts)).flat();
    }),
};

const shuffled = <Value>(values: readonly Value[], random: () => number): Value[] =>
  values
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
