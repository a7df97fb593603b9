import { readBudgets } from '../../../../scripts/weight/budgetFile';
import { adjusted, type Budgets, exceeded, MAX_SCRIPT } from '../../../../scripts/weight/budgets';
import { NOTHING } from '../../../../scripts/weight/weight';

const limits = { ...NOTHING, document: 1000, script: 2000 };
const budgets: Budgets = { pages: { documentation: { url: '/guides/a/', limits } }, raised: [] };
const weighing = (script: number) => ({ documentation: { ...NOTHING, document: 1000, script } });
const limitOf = ({ pages }: Budgets) => pages['documentation']?.limits.script;

test('a page may weigh as much as its limits', () => {
  expect(exceeded(budgets, weighing(2000))).toEqual([]);
});

test('a page that weighs more is named, with what is too heavy', () => {
  expect(exceeded(budgets, weighing(2001))).toEqual([
    'documentation: 2001 bytes of script, at most 2000',
  ]);
});

test('limits go down to a little above what was measured', () => {
  expect(limitOf(adjusted(budgets, weighing(1000)))).toBe(1050);
});

test('limits do not go up without a reason', () => {
  expect(limitOf(adjusted(budgets, weighing(3000)))).toBe(2000);
});

test('with a reason they go up, and the reason is recorded', () => {
  const raise = { date: '2026-01-01', because: 'search' };
  const raised = adjusted(budgets, weighing(3000), raise);
  expect(limitOf(raised)).toBe(3150);
  expect(raised.raised).toEqual([raise]);
});

test('no reason is good enough for a framework on a page that is only read', () => {
  const raise = { date: '2026-01-01', because: 'a framework' };
  expect(limitOf(adjusted(budgets, weighing(1e6), raise))).toBe(MAX_SCRIPT);
});

test('the committed limits hold documentation pages to 6 KB of script', () => {
  const { pages } = readBudgets();
  for (const type of ['documentation', 'section', 'every building block']) {
    expect(pages[type]?.limits.script).toBeLessThanOrEqual(6 * 1024);
  }
});
