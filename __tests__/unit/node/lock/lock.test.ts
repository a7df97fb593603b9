import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isLock, joinLock, lockHolder, takeLock } from '../../../../src/node/lock/lock';

const MODULE = path.resolve('src/node/lock/lock.ts');

let folder = '';
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) await killed(child);
  rmSync(folder, { recursive: true });
});

/** Another process that takes the lock, says whether it has it, and stays. */
async function otherProcess(): Promise<{ child: ChildProcess; answer: string }> {
  const program = `
    const { isLock, takeLock } = require(${JSON.stringify(MODULE)});
    console.log(isLock(takeLock(${JSON.stringify(folder)}, 'npm run build')) ? 'taken' : 'refused');
    setInterval(() => undefined, 1000);
  `;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  children.push(child);
  const [answer] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, answer: answer.toString().trim() };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

const isTaken = (command: string) => isLock(takeLock(folder, command));

test('a lock that is taken says who has it', () => {
  expect(isTaken('npm run develop')).toBe(true);

  expect(takeLock(folder, 'npm run build')).toMatchObject({
    command: 'npm run develop',
    processes: [{ pid: process.pid }],
  });
});

test('a released lock can be taken again', () => {
  const lock = takeLock(folder, 'npm run build');
  if (isLock(lock)) lock.release();

  expect(lockHolder(folder)).toBeUndefined();
  expect(isTaken('npm run build')).toBe(true);
});

test('a killed process does not keep its lock', async () => {
  const { child, answer } = await otherProcess();
  expect(answer).toBe('taken');
  expect(isTaken('npm run build')).toBe(false);

  await killed(child);

  expect(isTaken('npm run build')).toBe(true);
}, 60_000);

test('of processes that find a dead holder at the same time, one takes its place', async () => {
  const { child } = await otherProcess();
  await killed(child);

  const answers = await Promise.all(Array.from({ length: 4 }, otherProcess));

  expect(answers.map(({ answer }) => answer).sort()).toEqual([
    'refused',
    'refused',
    'refused',
    'taken',
  ]);
}, 120_000);

test('another process with the number of a dead one does not hold its lock', () => {
  writeFileSync(
    path.join(folder, '7.json'),
    JSON.stringify({
      command: 'npm run build',
      since: new Date().toISOString(),
      processes: [{ pid: process.pid, started: 'at another time' }],
    }),
  );

  expect(isTaken('npm run build')).toBe(true);
  expect(readdirSync(folder)).toEqual(['8.json']);
});

test('a lock from before the machine was started is free', () => {
  writeFileSync(
    path.join(folder, '1.json'),
    JSON.stringify({
      command: 'npm run build',
      since: '2020-01-01T00:00:00.000Z',
      processes: [{ pid: process.pid, started: null }],
    }),
  );

  expect(isTaken('npm run build')).toBe(true);
});

test.each(['', '{}', 'null', '{"command":"npm'])('a damaged lock (%j) is free', (text) => {
  writeFileSync(path.join(folder, '1.json'), text);

  expect(isTaken('npm run build')).toBe(true);
});

test('what a build started holds its lock when the build itself is killed', async () => {
  const { child } = await otherProcess();
  joinLock(folder, 1);
  await killed(child);

  expect(lockHolder(folder)?.processes.map(({ pid }) => pid)).toEqual([process.pid]);
}, 60_000);

test('what a killed build started does not go on when another build has begun', () => {
  takeLock(folder, 'npm run build');
  writeFileSync(path.join(folder, '2.json'), '{}');

  expect(() => joinLock(folder, 1)).toThrow(
    'What started this build has ended, and another build has begun',
  );
});
