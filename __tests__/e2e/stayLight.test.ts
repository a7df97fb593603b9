import { readBudgets } from '../../scripts/weight/budgetFile';
import { exceeded } from '../../scripts/weight/budgets';
import { weigh } from '../../scripts/weight/pageWeights';
import { connect, SITE_URL } from '../support/browser';

test('no type of page weighs more than budgets.json lets it', async () => {
  const budgets = readBudgets();
  const browser = await connect();
  const weights = await Promise.all(
    Object.entries(budgets.pages).map(
      async ([type, { url }]) => [type, await weigh(browser, SITE_URL + url)] as const,
    ),
  );

  expect(weights.every(([, weight]) => weight.document > 0 && weight.script > 0)).toBe(true);
  expect(exceeded(budgets, Object.fromEntries(weights))).toEqual([]);
});
