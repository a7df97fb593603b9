import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCompiler } from '../../../../src/node/body/compiler';
import type { BodyInput } from '../../../../src/node/body/types';

const folder = mkdtempSync(path.join(tmpdir(), 'compiler-'));
const worker = path.join(folder, 'worker.mjs');
const starts = path.join(folder, 'starts.txt');
writeFileSync(
  worker,
  `import { appendFileSync } from 'node:fs';
  appendFileSync(${JSON.stringify(starts)}, '.');
  export default ({ text }) => {
    if (text === 'environment') return { html: JSON.stringify(process.env) };
    if (text === 'endless') for (;;);
    if (text === 'null') throw null;
    if (text === 'memory') { const all = []; for (;;) all.push(new Array(1e6).fill(text)); }
    throw new RangeError('too deep');
  };
  export const readText = ({ body }) => {
    if (body === 'endless') for (;;);
    return { terms: [body] };
  };`,
);
const compiler = createCompiler(worker, { timeout: 5_000, memory: 64 });

afterAll(async () => {
  await compiler.close();
  rmSync(folder, { recursive: true });
});

const input = (text: string): BodyInput => ({
  path: 'guides/caching.mdx',
  text,
  firstLine: 1,
  referencedData: { toCome: [], definitions: {}, awesome: {}, files: {} },
});

test('what compiles a page sees nothing of the environment', async () => {
  process.env['COMPILER_TEST'] = 'secret';
  const { body, isFinal } = await compiler.compile(input('environment'));
  delete process.env['COMPILER_TEST'];

  expect(JSON.parse(body.html)).toEqual({ NODE_ENV: 'production' });
  expect(isFinal).toBe(true);
}, 60_000);

test.each([
  ['endless', 'it took more than 5 s'],
  ['null', 'nothing came back'],
  ['deep', 'too deep'],
  ['memory', 'Worker terminated due to reaching memory limit: JS heap out of memory'],
])(
  'whatever goes wrong is an issue of the page, and the next page is compiled: %s',
  async (text, reason) => {
    const [failed, next] = await Promise.all([
      compiler.compile(input(text)),
      compiler.compile(input('environment')),
    ]);

    expect(failed.isFinal).toBe(false);
    expect(failed.body).toMatchObject({
      html: '',
      unreadable: true,
      issues: [{ message: `the text could not be compiled: ${reason}` }],
    });
    expect(next.isFinal).toBe(true);
  },
  60_000,
);

test('threads read texts, too, each for a limited time', async () => {
  const readings = ['endless', 'a text'].map((body) => compiler.readText({ body, bodyLine: 1 }));

  await expect(readings[0]).rejects.toThrow('it took more than 5 s');
  await expect(readings[1]).resolves.toEqual({ terms: ['a text'] });
}, 60_000);

test('a thread that was ended is replaced only for a task, so none starts after closing', async () => {
  const closed = createCompiler(worker, { timeout: 2_000, memory: 64 });
  const countStarts = () => readFileSync(starts, 'utf8').length;
  const before = countStarts();
  await closed.compile(input('endless'));
  await sleep(1_000);
  await closed.close();

  expect(countStarts()).toBe(before + 1);
}, 60_000);
