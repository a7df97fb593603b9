import { nodeArguments, onPaths } from '../../../../scripts/programs/program';

const LINTER = { script: 'lint.js', args: ['--strict'], nodeOptions: ['--trace'] };

test('a program of files is about all of them, unless some are named', () => {
  const argumentsFor = (...args: string[]) => nodeArguments(onPaths(LINTER, args));

  expect(argumentsFor()).toEqual(['--trace', 'lint.js', '--strict', '.']);
  expect(argumentsFor('--fix')).toEqual(['--trace', 'lint.js', '--strict', '--fix', '.']);
  expect(argumentsFor('src')).toEqual(['--trace', 'lint.js', '--strict', 'src']);
});
