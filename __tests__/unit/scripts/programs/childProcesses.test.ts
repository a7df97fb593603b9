import {
  startNodeTree,
  endTree,
  treeEnd,
  treeOptions,
} from '../../../../scripts/programs/childProcesses';

test('a tree of processes is ended as a group, and on Windows by a program of the system', () => {
  expect(treeOptions('linux')).toEqual({ detached: true });
  expect(treeEnd(12, 'linux')).toEqual({ signal: -12 });
  expect(treeEnd(12, 'darwin')).toEqual({ signal: -12 });

  expect(treeOptions('win32')).toEqual({ windowsHide: true });
  expect(treeEnd(12, 'win32')).toEqual({
    file: 'taskkill',
    args: ['/pid', '12', '/t', '/f'],
  });
});

const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(child.pid);
`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('what a program has started ends with it', async () => {
  const parent = startNodeTree(['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise<number>((resolve) =>
    parent.stdout?.on('data', (chunk: Buffer) => resolve(Number(chunk))),
  );
  expect(isRunning(pid)).toBe(true);

  const ended = new Promise((resolve) => parent.on('close', resolve));
  endTree(parent, 'SIGKILL');
  await ended;
  endTree(parent, 'SIGKILL');

  for (let tries = 0; isRunning(pid) && tries < 100; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(isRunning(pid)).toBe(false);
});
