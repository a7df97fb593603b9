import { createCheckout } from './builds/checkout';
import { killBuilds } from './builds/kills';
import type { Attempt, Suite } from './suite';

/** 50 take about half an hour: `ATTACK_KILLS=50 npm run attack -- builds`. */
const KILLS = Number(process.env.ATTACK_KILLS ?? 8);

/** Whatever ends, damages or disturbs a build, `public/` is a whole site. */
export const builds: Suite = {
  name: 'builds',
  async run(random): Promise<Attempt[]> {
    const checkout = createCheckout();
    try {
      return await killBuilds(checkout, random, KILLS);
    } finally {
      checkout.remove();
    }
  },
};
