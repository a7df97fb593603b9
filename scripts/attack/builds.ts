import { createCheckout } from './builds/checkout';
import { damageCaches } from './builds/damage';
import { killBuilds } from './builds/kills';
import { buildTwice } from './builds/twoBuilds';
import type { Suite } from './suite';

/** Each takes about as long as a build. `ATTACK_KILLS=50 npm run attack -- builds` sets the number. */
const KILLS = Number(process.env.ATTACK_KILLS ?? 8);
const DAMAGES = Number(process.env.ATTACK_DAMAGES ?? 10);

/** `public/` stays a whole site whatever ends, damages or disturbs a build. */
export const builds: Suite = {
  name: 'builds',
  async run(random) {
    const checkout = createCheckout();
    try {
      return [
        ...(await killBuilds(checkout, random, KILLS)),
        ...(await damageCaches(checkout, random, DAMAGES)),
        ...(await buildTwice(checkout, random)),
      ];
    } finally {
      checkout.remove();
    }
  },
};
