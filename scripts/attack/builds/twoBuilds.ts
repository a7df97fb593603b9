import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '../suite';
import { attempt, failureOf } from './attempt';
import type { Checkout } from './checkout';

const EDITION = 2000;

/** Starts two builds of one checkout shortly after each other. */
export async function buildTwice(checkout: Checkout, random: () => number): Promise<Attempt[]> {
  checkout.edit(EDITION);
  const first = checkout.build();
  await sleep(random() * 10_000);
  const second = checkout.build();
  const ends = await Promise.all([first.ended, second.ended]);
  const isNewest = checkout.editions().join() === String(EDITION);
  return [
    attempt('two builds at once', [
      ...ends.map(failureOf),
      ...checkout.faults(),
      isNewest ? undefined : `it shows editions ${checkout.editions().join()}`,
    ]),
  ];
}
