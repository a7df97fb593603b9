import { readCommandLine } from '../../../../../scripts/guides/shell/commandLine';

/** The words of each command, a pattern with its sign. */
const words = (line: string) =>
  readCommandLine(line).map((command) =>
    command.words.map(({ text, isPattern }) => (isPattern ? `pattern ${text}` : text)),
  );

test('commands are joined by &&, and their words by spaces', () => {
  expect(words('npm run a  &&  node --test b.js')).toEqual([
    ['npm', 'run', 'a'],
    ['node', '--test', 'b.js'],
  ]);
});

test('quotes hold words together, and hold what would be a sign outside of them', () => {
  expect(words(`echo "console.log('a && b > c');" 'two "words"' a\\ b`)).toEqual([
    ['echo', `console.log('a && b > c');`, 'two "words"', 'a b'],
  ]);
  expect(words(`node -e "import('./a.js').then((a) => a(\\"x\\"))"`)).toEqual([
    ['node', '-e', `import('./a.js').then((a) => a("x"))`],
  ]);
});

test('a star outside of quotes stands for files', () => {
  expect(words(`node test/*.test.js 'a*b'`)).toEqual([['node', 'pattern test/*.test.js', 'a*b']]);
});

test('variables stand in front, and only there', () => {
  expect(readCommandLine('A=1 B="two words" node --env=c D=3')).toMatchObject([
    {
      variables: { A: '1', B: 'two words' },
      words: ['node', '--env=c', 'D=3'].map((text) => ({ text })),
    },
  ]);
});

test('what a command prints goes into a file', () => {
  expect(readCommandLine('echo a > "my file.txt"')).toMatchObject([
    { words: [{ text: 'echo' }, { text: 'a' }], output: 'my file.txt' },
  ]);
});

test.each(['a | b', 'a; b', 'echo $HOME', 'a & b', 'a `b`', '(a)', 'echo "a', 'a < b'])(
  '`%s` is refused, because not every platform would understand it',
  (line) => {
    expect(() => readCommandLine(line)).toThrow("isn't supported here");
  },
);
