// Prints the CPU time of builds and rebuilds with values of devtool, as a ratio to that without maps:
//   node measure.mjs
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const VALUES = [
  'false',
  'eval',
  'eval-cheap-source-map',
  'eval-cheap-module-source-map',
  'eval-source-map',
  'cheap-source-map',
  'cheap-module-source-map',
  'source-map',
  'inline-source-map',
];
const MODULES = 400;
const FUNCTIONS = 12;
const ROUNDS = 5;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'devtool-'));
const numbers = Array.from({ length: MODULES }, (_, number) => number);
const functions = (module) =>
  Array.from(
    { length: FUNCTIONS },
    (_, number) => `export function f${number}(point: P${module}, factor: number): string {
  const result: number = point.value * factor + ${number};
  return \`\${point.name}: \${result}\`;
}`,
  );
for (const number of numbers) {
  const lines = [
    `export interface P${number} { name: string; value: number }`,
    ...functions(number),
  ];
  fs.writeFileSync(path.join(folder, `m${number}.ts`), `${lines.join('\n')}\n`);
}
const imports = numbers.map((number) => `import * as m${number} from './m${number}.ts';`);
const uses = numbers.map((number) => `console.log(m${number}.f0({ name: 'a', value: 1 }, 2));`);
fs.writeFileSync(path.join(folder, 'index.ts'), [...imports, ...uses].join('\n'));

const measured = new Map(VALUES.map((value) => [value, []]));
for (let round = 0; round < ROUNDS; round++) {
  for (const value of VALUES) {
    const script = path.join(import.meta.dirname, 'build.mjs');
    const printed = execFileSync(process.execPath, [script, folder, value], { encoding: 'utf8' });
    measured.get(value).push(JSON.parse(printed));
  }
}
fs.rmSync(folder, { recursive: true });

const least = (value, kind) => Math.min(...measured.get(value).map((times) => times[kind]));
const ratio = (value, kind) => (least(value, kind) / least('false', kind)).toFixed(2);
for (const value of VALUES) {
  console.log(`${value}: build ${ratio(value, 'build')}, rebuild ${ratio(value, 'rebuild')}`);
}
