import { parsePage } from '../../../src/node/content/tree/parsePage';
import { meanReciprocalRank, placeOf, problemsOf } from '../../../scripts/errors/compare';
import { entriesOf } from '../../../scripts/errors/entriesOf';
import { readImpossible } from '../../../scripts/errors/impossible';
import { hasNames, renamed } from '../../../scripts/errors/renamed';
import { messageFigures, unprintedIssues } from '../../../scripts/errors/unprinted';

const PAGE = `
## Paths

### \`Can't resolve '…' in '…'\` [#cant-resolve]

\`\`\`text
Module not found: Error: Can't resolve './price' in '/app/src'
\`\`\`

Say \`./price\`.

\`\`\`text
something else
\`\`\`

### Case

| Message | What to do |
| --- | --- |
| \`Too many redirects\` | Import the final address. |

### \`Recursion in resolving\`
`;

const entries = entriesOf(parsePage(PAGE));
const PRINTED = "ERROR in ./a.js\nModule not found: Error: Can't resolve './price' in '/app/src'\n";

/** The entries of the page with what their samples print. */
const printing = (printed: Record<string, string>) =>
  entries.map((entry) => ({ entry, printed: printed[entry.id] ?? '' }));

/** A message of webpack. */
const message = (text: string) => ({
  text,
  class: null,
  severity: 'error' as const,
  code: null,
  files: ['webpack/lib/a.js'],
});
const REDIRECTS = message('Too many redirects');

test('headings are entries with the messages that they and their rows explain, and the first block', () => {
  expect(entries).toEqual([
    { id: 'paths', name: undefined, rows: [], line: 2, shown: undefined },
    {
      id: 'cant-resolve',
      name: "Can't resolve '…' in '…'",
      rows: [],
      line: 4,
      shown: "Module not found: Error: Can't resolve './price' in '/app/src'",
    },
    { id: 'case', name: undefined, rows: ['Too many redirects'], line: 16, shown: undefined },
    {
      id: 'recursion-in-resolving',
      name: 'Recursion in resolving',
      rows: [],
      line: 22,
      shown: undefined,
    },
  ]);
});

test('an entry whose sample prints what the page shows is right', () => {
  const printed = { 'cant-resolve': PRINTED, case: 'Error: Too many redirects' };
  expect(problemsOf(entries, printed)).toEqual([]);
});

test('another message, other words and a sample without an entry are problems', () => {
  const messages = (printed: Record<string, string>) =>
    problemsOf(entries, printed).map((problem) => {
      const [first] = problem.message.split('\n');
      return `${problem.line} ${first}`;
    });

  expect(messages({ 'cant-resolve': 'webpack compiled' })).toEqual([
    "4 Its sample doesn't print `Can't resolve '…' in '…'`, but",
  ]);
  expect(messages({ 'cant-resolve': PRINTED.replace('/app/src', '/app') })).toEqual([
    "4 the page shows: Module not found: Error: Can't resolve './price' in '/app/src'",
  ]);
  expect(messages({ case: 'webpack compiled' })).toEqual([
    "16 Its sample doesn't print one of its rows, but",
  ]);
  expect(messages({ 'recursion-in-resolving': 'Error: Recursion in resolving' })).toEqual([
    '22 Show the message in a block: ```text',
  ]);
  expect(messages({ gone: '' })).toEqual(['1 The sample gone has no entry with this id']);
});

test('a message of webpack needs a sample that prints it as its row shows it', () => {
  const issues = (printed: Record<string, string>) =>
    unprintedIssues([REDIRECTS], printing(printed), []).map(({ file, message: text }) => [
      file,
      text,
    ]);

  expect(issues({ case: 'Error: Too many redirects' })).toEqual([]);
  const unprinted = [['webpack/lib/a.js', 'No sample prints `Too many redirects`']];
  expect(issues({})).toEqual(unprinted);
  expect(issues({ case: 'Error: Too many files' })).toEqual(unprinted);
  // Printed for a heading that doesn't explain it.
  expect(issues({ 'cant-resolve': 'Error: Too many redirects' })).toEqual(unprinted);
});

test('paths and escapes are printed with slashes', () => {
  const wasm = message('Recursion in resolving (expected \\0asm)');
  const printed = { 'recursion-in-resolving': 'Recursion in resolving (expected /0asm)' };
  expect(unprintedIssues([wasm], printing(printed), [])).toEqual([]);
});

test('a message that is listed as impossible needs no sample, and must not have one', () => {
  const [listed] = readImpossible('# Why\nToo many redirects: No server redirects.\n');
  const issues = (messages: Parameters<typeof unprintedIssues>[0], printed = '') =>
    unprintedIssues(messages, printing({ case: printed }), listed ? [listed] : []);
  const wrong = (text: string) => [
    {
      file: 'content/examples/errors/impossible.yaml',
      line: 2,
      message: text,
      fix: 'remove it',
    },
  ];

  expect(issues([REDIRECTS])).toEqual([]);
  expect(issues([REDIRECTS], 'Too many redirects')).toEqual(
    wrong('A sample prints `Too many redirects`'),
  );
  expect(issues([])).toEqual(wrong('webpack has no message `Too many redirects`'));
});

test('a list of impossible messages that has no reasons is refused', () => {
  expect(readImpossible('')).toEqual([]);
  expect(() => readImpossible('- Too many redirects\n')).toThrow(
    'content/examples/errors/impossible.yaml\n  Fix: each line is a message, a colon and the reason',
  );
  expect(() => readImpossible("'Too many\n")).toThrow(
    'content/examples/errors/impossible.yaml:2\n  Missing closing',
  );
});

test('figures count messages that are explained, and those that are printed or impossible', () => {
  const messages = [REDIRECTS, message('Recursion in resolving'), message('Something unknown')];
  const impossible = readImpossible('Recursion in resolving: No project recurses.\n');
  const printed = printing({ case: 'Too many redirects' });
  expect(messageFigures(messages, printed, impossible)).toBe(
    '3 messages in webpack, 2 explained, 2 with a sample or listed as impossible (1)',
  );
});

test('messages rank the entries that explain more of them higher', () => {
  const names = ["Can't resolve '…' in '…'", "Module not found: Error: Can't resolve '…' in '…'"];

  expect(placeOf(PRINTED, names[0] ?? '', names)).toBe(2);
  expect(placeOf(PRINTED, names[1] ?? '', names)).toBe(1);
  expect(placeOf('webpack compiled', names[0] ?? '', names)).toBe(0);
  expect(meanReciprocalRank([1, 2, 0])).toBe(0.5);
});

test('a project is built again with other names of its files, unless it has none', () => {
  const sample = { files: { 'src/index.js': "import './price';", 'src/price.js': 'price' } };

  expect(hasNames(sample)).toBe(true);
  expect(renamed(sample).files).toEqual({
    'src/index.js': "import './my_price';",
    'src/my_price.js': 'my_price',
  });

  const nameless = { files: { 'src/index.js': '', 'webpack.config.js': '' } };
  expect(hasNames(nameless)).toBe(false);
  expect(renamed(nameless)).toEqual(nameless);
  expect(hasNames({})).toBe(false);
});
