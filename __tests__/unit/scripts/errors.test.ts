import { parsePage } from '../../../src/node/content/tree/parsePage';
import { meanReciprocalRank, placeOf, problemsOf } from '../../../scripts/errors/compare';
import { entriesOf } from '../../../scripts/errors/entriesOf';

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

### \`Recursion in resolving\`
`;

const entries = entriesOf(parsePage(PAGE));
const PRINTED = "ERROR in ./a.js\nModule not found: Error: Can't resolve './price' in '/app/src'\n";

test('headings that are a message are entries, shown by the first block below them', () => {
  expect(entries).toEqual([
    {
      id: 'cant-resolve',
      name: "Can't resolve '…' in '…'",
      line: 4,
      shown: "Module not found: Error: Can't resolve './price' in '/app/src'",
    },
    { id: 'recursion-in-resolving', name: 'Recursion in resolving', line: 18, shown: undefined },
  ]);
});

test('an entry whose sample prints what the page shows is right', () => {
  expect(problemsOf(entries, { 'cant-resolve': PRINTED })).toEqual([]);
});

test('another message, other words and a sample without an entry are problems', () => {
  const messages = (printed: Record<string, string>) =>
    problemsOf(entries, printed).map(({ line, message }) => `${line} ${message.split('\n')[0]}`);

  expect(messages({ 'cant-resolve': 'webpack compiled' })).toEqual([
    "4 Its sample doesn't print `Can't resolve '…' in '…'`, but",
  ]);
  expect(messages({ 'cant-resolve': PRINTED.replace('/app/src', '/app') })).toEqual([
    "4 the page shows: Module not found: Error: Can't resolve './price' in '/app/src'",
  ]);
  expect(messages({ 'recursion-in-resolving': 'Error: Recursion in resolving' })).toEqual([
    '18 Show the message in a block: ```text',
  ]);
  expect(messages({ gone: '' })).toEqual(['1 The sample gone has no entry with this id']);
});

test('messages rank the entries that explain more of them higher', () => {
  const names = ["Can't resolve '…' in '…'", "Module not found: Error: Can't resolve '…' in '…'"];

  expect(placeOf(PRINTED, names[0] ?? '', names)).toBe(2);
  expect(placeOf(PRINTED, names[1] ?? '', names)).toBe(1);
  expect(placeOf('webpack compiled', names[0] ?? '', names)).toBe(0);
  expect(meanReciprocalRank([1, 2, 0])).toBe(0.5);
});
