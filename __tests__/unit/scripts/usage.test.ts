import { readFileSync } from 'node:fs';
import { runCommand } from '../../../scripts/commands';
import { argumentProblem, asksForHelp, USAGE, usageText } from '../../../scripts/usage';

test('asking for help runs nothing', async () => {
  expect(await runCommand('test', ['--help'])).toBe(0);
  expect(await runCommand('check', ['-h'])).toBe(0);
});

test('help says what a command does and what it takes', () => {
  expect(usageText('test')).toBe(
    'npm test: Runs every check and all tests, those in a browser last\n  takes no arguments',
  );
  expect(usageText('start')).toBe(
    'npm start: Builds what has changed and serves the site\n  -- --port 4000',
  );
  expect(asksForHelp(['content/a.mdx'])).toBe(false);
});

test('all checks take no arguments, so that a path is not taken for one', () => {
  expect(argumentProblem('test', ['__tests__/unit'])).toBe(
    [
      'npm test takes no arguments, but got __tests__/unit',
      '  Fix: npm test, or one part of it: npm run unit -- __tests__/unit',
    ].join('\n'),
  );
  expect(argumentProblem('test', [])).toBeUndefined();
  expect(argumentProblem('unit', ['__tests__/unit'])).toBeUndefined();
  expect(() => runCommand('test', ['__tests__/unit'])).toThrow('takes no arguments');
});

test('there is help for every command, and for no other', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };

  expect(Object.keys(USAGE).sort()).toEqual(Object.keys(scripts).sort());
});
