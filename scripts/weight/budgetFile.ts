import { readFileSync, writeFileSync } from 'node:fs';
import type { Budgets } from './budgets';

const FILE = 'budgets.json';

export const readBudgets = () => JSON.parse(readFileSync(FILE, 'utf8')) as Budgets;

export function writeBudgets(budgets: Budgets): void {
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
}
