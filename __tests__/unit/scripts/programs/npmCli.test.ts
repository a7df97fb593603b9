import { npmCli, npmCliCandidates } from '../../../../scripts/programs/npmCli.mjs';

const WINDOWS = {
  platform: 'win32',
  execPath: String.raw`C:\Program Files\nodejs\node.exe`,
  env: { Path: String.raw`C:\Windows;D:\tools` },
};

const MAC = {
  platform: 'darwin',
  execPath: '/opt/node/bin/node',
  env: { PATH: '/usr/local/bin:/usr/bin' },
};

test('npm is a script for Node.js, next to it or on the path', () => {
  expect(npmCliCandidates(MAC)).toEqual([
    '/opt/node/lib/node_modules/npm/bin/npm-cli.js',
    '/usr/local/bin/npm',
    '/usr/bin/npm',
  ]);
  expect(npmCliCandidates(WINDOWS)).toEqual([
    String.raw`C:\Program Files\nodejs\node_modules\npm\bin\npm-cli.js`,
    String.raw`C:\Windows\node_modules\npm\bin\npm-cli.js`,
    String.raw`D:\tools\node_modules\npm\bin\npm-cli.js`,
  ]);
});

test('the npm that runs this one comes first, and another package manager never', () => {
  const run = (npm_execpath: string) => npmCliCandidates({ ...MAC, env: { npm_execpath } }).at(0);

  expect(run('/home/me/npm/bin/npm-cli.js')).toBe('/home/me/npm/bin/npm-cli.js');
  expect(run('/home/me/pnpm.cjs')).toBe('/opt/node/lib/node_modules/npm/bin/npm-cli.js');
});

test('a link on the path leads to the script, and a wrapper for a shell does not', () => {
  const real: Record<string, string> = {
    '/usr/local/bin/npm': '/usr/local/lib/wrapper.sh',
    '/usr/bin/npm': '/usr/share/nodejs/npm/bin/npm-cli.js',
  };

  expect(npmCli(MAC, (file: string) => real[file])).toBe('/usr/share/nodejs/npm/bin/npm-cli.js');
  expect(() => npmCli(MAC, () => undefined)).toThrow('Fix: install Node.js');
});
