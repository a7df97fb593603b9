import { report } from '../../../../scripts/nodes/report';
import { warningsIn } from '../../../../scripts/nodes/warnings';

test('warnings are found among what a command prints, each once', () => {
  const output = [
    '\u001b[2Ksuccess Building static HTML',
    '(node:12) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
    '(node:13) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
    '\u001b[33mwarn\u001b[39m The pages are behind',
    'npm warn Unknown user config "nodedir".',
    'warn gatsby-plugin-react-helmet: Gatsby now has built-in support for modifying',
  ].join('\n');

  expect(warningsIn(output)).toEqual([
    '[DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
    'warn The pages are behind',
  ]);
});

test('the report has a row for each command, and the end of what failed', () => {
  const passed = { node: '22', command: 'build', code: 0, seconds: 60, warnings: [], output: '' };
  const failed = {
    node: '26',
    command: 'check',
    code: 1,
    seconds: 600,
    warnings: ['warn a'],
    output: 'one\ntwo\n',
  };

  expect(report([passed, failed])).toBe(
    [
      'Node.js  command  result  seconds  warnings',
      '22         build  passed       60         0',
      '26         check  failed      600         1',
      'warning with 26: warn a',
      '',
      'npm run check failed with Node.js 26:',
      'one',
      'two',
    ].join('\n'),
  );
});
