import { parseArgs } from 'node:util';
import { seededRandom } from '../../src/node/sources/seededRandom';
import { answers } from './answers/suite';
import { builds } from './builds';
import { content } from './content';
import { report, type SuiteResult } from './report';
import { serverSuite } from './server/server';
import type { Suite } from './suite';
import { WORKER_SUITE } from './worker/worker';

const SUITES: readonly Suite[] = [answers, builds, content, serverSuite, WORKER_SUITE];

/** `npm run attack -- server --seed 7` runs one suite; without a name, all of them. */
export async function attack(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' } },
  });
  const results: SuiteResult[] = [];

  for (const { name, run } of chosen(positionals)) {
    console.log(`Attacking: ${name} (seed ${values.seed})`);
    results.push({ name, attempts: await run(seededRandom(`${name} ${values.seed}`)) });
  }
  console.log(report(results));
  return results.every(({ attempts }) => attempts.every(({ held }) => held)) ? 0 : 1;
}

function chosen(names: readonly string[]): readonly Suite[] {
  const unknown = names.find((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown !== undefined) {
    throw new Error(
      [
        `attack: unknown suite ${JSON.stringify(unknown)}`,
        `  Fix: one of ${SUITES.map(({ name }) => name).join(', ')}`,
      ].join('\n'),
    );
  }
  return names.length === 0 ? SUITES : SUITES.filter(({ name }) => names.includes(name));
}
