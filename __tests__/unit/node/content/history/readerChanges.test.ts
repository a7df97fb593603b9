import { messageOf, readerChanges } from '../../../../../src/node/content/history/readerChanges';

const commit = (subject: string, changed: { pages?: number; code?: number } = {}) => ({
  hash: subject.slice(0, 3),
  date: '2024-03-01T10:00:00Z',
  subject,
  pages: 1,
  code: 0,
  ...changed,
});

const messagesOf = (commits: readonly ReturnType<typeof commit>[]) =>
  readerChanges(commits, () => null).map(({ message }) => message);

test.each([
  ['Correct the default of minSize', 'Correct the default of minSize'],
  ['docs: explain persistent caching (#1234)', 'Explain persistent caching'],
  ['docs(guides)!: remove what webpack 4 did', 'Remove what webpack 4 did'],
  ['fix: the example of `output.clean`', 'The example of `output.clean`'],
  ['docs: css-loader takes functions', 'css-loader takes functions'],
  ['docs: webpack reads it', 'webpack reads it'],
  ['Formats of bundles: explain iife', 'Formats of bundles: explain iife'],
])('%j is told as %j', (subject, message) => {
  expect(messageOf(subject)).toBe(message);
});

test.each([
  'Format',
  'Format the examples of the object pages',
  'Reformat tables',
  "Merge branch 'main'",
  'chore(deps): bump webpack to 5.112',
  'Bump webpack from 5.111 to 5.112',
  'style: prettier',
  'ci: cache packages',
  'test: follow the guide',
  'fix typo',
  'docs: fix a typo (#12)',
  'Fix links',
  'Run Prettier',
  'Protect the addresses of the new pages',
  'docs:',
  '',
])('%j says nothing to readers', (subject) => {
  expect(messageOf(subject)).toBeUndefined();
});

test('a page shows its last five changes', () => {
  const subjects = ['Six', 'Five', 'Format', 'Four', 'Three', 'Two', 'One'];

  expect(messagesOf(subjects.map((subject) => commit(subject)))).toEqual([
    'Six',
    'Five',
    'Four',
    'Three',
    'Two',
  ]);
});

test('commits about the code of the site, or about very many pages, are left out', () => {
  const commits = [
    commit('Explain it, and test it', { pages: 1, code: 1 }),
    commit('Write the code that shows it', { pages: 1, code: 2 }),
    commit('Explain it on each page of the section', { pages: 10 }),
    commit('Write all titles alike', { pages: 11 }),
  ];

  expect(messagesOf(commits)).toEqual([
    'Explain it, and test it',
    'Explain it on each page of the section',
  ]);
});

test('a change has the day and the address of its commit', () => {
  expect(readerChanges([commit('Correct it')], (hash) => `https://host/${hash}`)).toEqual([
    { date: '2024-03-01T10:00:00Z', message: 'Correct it', url: 'https://host/Cor' },
  ]);
});
