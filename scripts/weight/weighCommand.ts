import { parseArgs } from 'node:util';
import { table } from '../terminal/table';
import { readBudgets, writeBudgets } from './budgetFile';
import { adjusted, exceeded } from './budgets';
import { firstVisitReport, firstVisits } from './firstVisits';
import { pageWeights } from './pageWeights';
import { NOTHING, weightRows } from './weight';

/** `npm run weigh`, `npm run weigh -- --lower`, `npm run weigh -- --raise "why"` */
export async function weighPages(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { lower: { type: 'boolean' }, raise: { type: 'string' } },
  });
  const budgets = readBudgets();
  const types = Object.entries(budgets.pages);
  const byUrl = await pageWeights(
    'public',
    types.map(([, { url }]) => url),
  );
  const weights = Object.fromEntries(
    types.map(([type, { url }]) => [type, byUrl.get(url) ?? NOTHING]),
  );
  console.log(`Measured\n${table(weightRows(weights))}`);

  const date = new Date().toISOString().slice(0, 10);
  const raise = values.raise ? { date, because: values.raise } : undefined;
  const isChanged = values.lower === true || raise !== undefined;
  const current = isChanged ? adjusted(budgets, weights, raise) : budgets;
  if (isChanged) writeBudgets(current);

  const limits = Object.entries(current.pages).map(([type, budget]) => [type, budget.limits]);
  console.log(`\nAt most\n${table(weightRows(Object.fromEntries(limits) as typeof weights))}`);
  console.log(`\n${firstVisitReport(firstVisits('public'))}`);
  const problems = exceeded(current, weights);
  for (const problem of problems) console.error(problem);
  return problems.length > 0 ? 1 : 0;
}
