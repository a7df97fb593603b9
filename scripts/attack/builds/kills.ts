import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '../suite';
import { attempt, failureOf } from './attempt';
import type { Checkout } from './checkout';

/** Gatsby prints this before the last steps of a build. */
const LAST_STEPS = 'onPostBuild';

/** Kills builds at random moments. The site has to be whole after each, and current in the end. */
export async function killBuilds(
  checkout: Checkout,
  random: () => number,
  count: number,
): Promise<Attempt[]> {
  checkout.edit(0);
  const first = await checkout.build().ended;
  const attempts: Attempt[] = [
    attempt('the first build', [failureOf(first), ...checkout.faults()]),
  ];
  let { seconds } = first;

  for (let edition = 1; edition <= count; edition += 1) {
    checkout.edit(edition);
    const build = checkout.build();
    const isLate = random() < 0.3;
    const scope = random() < 0.8 ? 'tree' : 'parent';
    const delay = random() * (isLate ? 0.15 : 1.05) * seconds * 1000;
    if (isLate) await build.printed(LAST_STEPS);
    await Promise.race([sleep(delay), build.ended]);
    build.kill(scope);
    const { code, seconds: taken } = await build.ended;
    if (code === 0) seconds = taken;
    const moment = code === 0 ? 'not reached' : `${scope} killed after ${taken.toFixed(1)} s`;
    attempts.push(attempt(`kill ${edition}: ${moment}`, checkout.faults()));
  }
  checkout.edit(count + 1);
  const last = await checkout.build().ended;
  const isNewest = checkout.editions().join() === String(count + 1);
  return [
    ...attempts,
    attempt('the build after all kills', [
      failureOf(last),
      ...checkout.faults(),
      isNewest ? undefined : `it shows editions ${checkout.editions().join()}`,
    ]),
  ];
}
