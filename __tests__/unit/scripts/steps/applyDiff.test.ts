import { applyDiff } from '../../../../scripts/steps/applyDiff';

const FILE = [
  'export default {',
  '  mode: "none",',
  '  output: {',
  '    clean: true,',
  '  },',
  '};',
  '',
];
const source = FILE.join('\n');
const apply = (...diff: string[]) => applyDiff(source, diff.join('\n'));

test('a diff goes where its lines stand', () => {
  expect(apply(' export default {', '-  mode: "none",', '+  mode: "production",')).toEqual({
    text: source.replace('none', 'production'),
  });
});

test('lines can be added at the end', () => {
  expect(apply(' };', '+// the end')).toEqual({ text: source.replace('};\n', '};\n// the end\n') });
});

test('an ellipsis stands for lines between two places', () => {
  expect(apply('-  mode: "none",', ' …', '-    clean: true,')).toEqual({
    text: ['export default {', '  output: {', '  },', '};', ''].join('\n'),
  });
});

test('a diff of additions alone makes a file', () => {
  expect(applyDiff(undefined, '+one\n+two')).toEqual({ text: 'one\ntwo\n' });
  expect(applyDiff(undefined, ' one\n+two')).toEqual({ issue: "the file doesn't exist" });
});

test('a line that the file does not have is named, with what stands there', () => {
  expect(apply('   output: {', '-    clean: false,')).toEqual({
    issue: 'expected the line:     clean: false,\nfound there:           clean: true,',
  });
  expect(apply('-nowhere')).toEqual({ issue: 'expected the line: nowhere\nnowhere in the file' });
});

test('a diff that fits in two places asks for more lines', () => {
  expect(applyDiff('a\nb\na\nb\n', '-b')).toEqual({
    issue: 'the lines match lines 2 and 4: show more around them',
  });
});
