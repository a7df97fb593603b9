import {
  DATA_FILES,
  isJsonFile,
  readContentData,
  type DataFileName,
} from '../../../../src/node/content/data/contentData';
import { formatIssues } from '../../../../src/node/content/issues';

const NONE = Object.fromEntries(DATA_FILES.map((name) => [name, ''])) as Record<
  DataFileName,
  string
>;
const EMPTY = {
  awesome: [],
  banner: [],
  glossary: [],
  outdated: [],
  published: [],
  redirects: [],
  sponsors: [],
  searchedAs: [],
  synonyms: [],
  toCome: [],
  voteTopics: [],
  incomplete: [],
};

const read = (sources: Partial<Record<DataFileName, string>>) =>
  readContentData({ ...NONE, ...sources });
const issuesIn = (sources: Partial<Record<DataFileName, string>>) => {
  const { issues } = read(sources);
  return issues.length === 0 ? '' : formatIssues(issues);
};

test('terms are read with the lines that they stand on', () => {
  const glossary = `# The terms.
- term: chunk
  aliases: [chunks, "async chunk"]
  definition: " Modules that load together. "
  url: /concepts/under-the-hood/#chunks

- term: HMR
  definition: "In full: hot module replacement."
  url: /concepts/hot-module-replacement/
`;

  expect(read({ glossary })).toEqual({
    data: {
      ...EMPTY,
      glossary: [
        {
          line: 2,
          value: {
            term: 'chunk',
            aliases: ['chunks', 'async chunk'],
            definition: 'Modules that load together.',
            url: '/concepts/under-the-hood/#chunks',
          },
        },
        {
          line: 7,
          value: {
            term: 'HMR',
            aliases: [],
            definition: 'In full: hot module replacement.',
            url: '/concepts/hot-module-replacement/',
          },
        },
      ],
    },
    issues: [],
  });
});

test('redirects and pages to come are read with the lines that they stand on', () => {
  const redirects =
    '# Moved.\n/support/: /contribute/\n\n/get-started/: /guides/getting-started/#setup\n';
  const toCome = '- /api/cli/\n# soon\n- /api/node/\n';

  expect(read({ redirects, 'to-come': toCome }).data).toEqual({
    ...EMPTY,
    redirects: [
      { line: 2, value: { from: '/support/', to: '/contribute/' } },
      { line: 4, value: { from: '/get-started/', to: '/guides/getting-started/#setup' } },
    ],
    toCome: [
      { line: 1, value: '/api/cli/' },
      { line: 3, value: '/api/node/' },
    ],
  });
});

test.each(['', '# nothing yet\n', '---\n'])('a data file may hold no entry: %p', (source) => {
  const yaml = DATA_FILES.filter((name) => !isJsonFile(name));
  const sources = Object.fromEntries(yaml.map((name) => [name, source]));

  expect(readContentData(sources)).toEqual({ data: EMPTY, issues: [] });
});

test.each([
  [
    'an assistant that is not asked',
    { assistants: '[\n  { "name": "A", "address": "https://example.com/?q=" }\n]' },
    'content/data/assistants.json:2\n  address: expected an https url with {prompt} in it, received "https://example.com/?q="\n  Fix: "address": "https://claude.ai/new?q={prompt}"',
  ],
  [
    'a file that is no list',
    { 'to-come': '/api/cli/: /api/node/' },
    'content/data/to-come.yaml\n  file: expected a list of urls\n  Fix: - /guides/caching/',
  ],
  [
    'a file that is no mapping',
    { redirects: '- /support/' },
    'content/data/redirects.yaml\n  file: expected lines of `/from/: /to/`\n  Fix: /old/: /guides/caching/',
  ],
  [
    'a glossary without a list',
    { glossary: 'chunk' },
    'content/data/glossary.yaml\n  file: expected a list of terms, received "chunk"\n  Fix: - { term: chunk, definition: Modules that load together., url: /concepts/#chunks }',
  ],
  [
    'an address that is to come and is none',
    { 'to-come': '- /api/cli/\n- api/node/' },
    'content/data/to-come.yaml:2\n  entry 2: expected a path that starts with /, received "api/node/"\n  Fix: - /guides/caching/',
  ],
  [
    'an entry that is no text',
    { 'to-come': '- /api/cli/\n- 5' },
    'content/data/to-come.yaml:2\n  entry 2: expected a path that starts with /, received 5\n  Fix: - /guides/caching/',
  ],
  [
    'an empty entry',
    { 'to-come': '- /api/cli/\n-\n- /api/node/' },
    'content/data/to-come.yaml:2\n  entry 2: expected a path that starts with /, received null\n  Fix: - /guides/caching/',
  ],
  [
    'a redirect from an address that is none',
    { redirects: '/support/: /contribute/\nwriters-guide/: /contribute/' },
    'content/data/redirects.yaml:2\n  writers-guide/: expected lines of `/from/: /to/`\n  Fix: /old/: /guides/caching/',
  ],
  [
    'a redirect to another site',
    { redirects: '/support/: https://example.com/' },
    'content/data/redirects.yaml:1\n  /support/: expected a path that starts with /, received "https://example.com/"\n  Fix: /old/: /guides/caching/',
  ],
  [
    'a redirect with markup in it',
    { redirects: `/support/: '/api/cli/#"><script>alert(1)</script>'` },
    'content/data/redirects.yaml:1\n  /support/: expected a path that starts with /, received "/api/cli/#\\"><script>alert(1)</script>"\n  Fix: /old/: /guides/caching/',
  ],
  [
    'a redirect with another line in it, which a host would read as a rule',
    { redirects: '/support/: "/api/cli/\\n/* https://example.com/ 301"' },
    'content/data/redirects.yaml:1\n  /support/: expected a path that starts with /, received "/api/cli/\\n/* https://example.com/ 301"\n  Fix: /old/: /guides/caching/',
  ],
  [
    'a redirect that a browser reads as one to another site',
    { redirects: '/support/: /\\example.com/' },
    'content/data/redirects.yaml:1\n  /support/: expected a path that starts with /, received "/\\\\example.com/"\n  Fix: /old/: /guides/caching/',
  ],
  [
    'a redirect to nothing',
    { redirects: '/support/:' },
    'content/data/redirects.yaml:1\n  /support/: expected a path that starts with /, received null\n  Fix: /old/: /guides/caching/',
  ],
  [
    'a term without its address',
    { glossary: '- term: chunk\n  definition: Modules.' },
    'content/data/glossary.yaml:1\n  url: expected a path that starts with /, received nothing\n  Fix: url: /concepts/#chunks',
  ],
  [
    'a term without a definition',
    { glossary: '- term: chunk\n  definition: ""\n  url: /concepts/' },
    'content/data/glossary.yaml:2\n  definition: expected a text, received ""\n  Fix: definition: Modules that load together.',
  ],
  [
    'aliases that are no list',
    { glossary: '- term: a\n  definition: b\n  url: /c/\n  aliases: d' },
    'content/data/glossary.yaml:4\n  aliases: expected a list of texts, received "d"\n  Fix: aliases: [chunks]',
  ],
  [
    'a key that does not exist',
    { glossary: '- term: a\n  definition: b\n  url: /c/\n  alias: d' },
    'content/data/glossary.yaml:4\n  alias: unknown key, did you mean `aliases`?\n  Fix: aliases: …',
  ],
  [
    'a term that is only a word',
    { glossary: '- chunk' },
    'content/data/glossary.yaml:1\n  entry 1: expected a term, a definition and a url, received "chunk"\n  Fix: - { term: chunk, definition: Modules that load together., url: /concepts/#chunks }',
  ],
  [
    'a redirect that stands twice',
    { redirects: '/support/: /contribute/\n/support/: /guides/' },
    'content/data/redirects.yaml:2\n  Map keys must be unique\n  Fix: remove one of the two',
  ],
  [
    'YAML that cannot be read',
    { glossary: '- term: chunk\n  definition: As seen: here\n' },
    'content/data/glossary.yaml:2\n  Nested mappings are not allowed in compact mappings\n  Fix: quotes around a text that holds a colon, a quote or a star',
  ],
])('%s is an issue', (_, sources, issue) => {
  expect(issuesIn(sources)).toBe(`1 issue in the content\n\n${issue}`);
});

test('a value that starts with a star is an issue with its line', () => {
  const glossary = '- term: chunk\n  definition: *Modules*\n  url: /concepts/\n';

  expect(read({ glossary }).issues).toMatchObject([
    { file: 'content/data/glossary.yaml', line: 2 },
  ]);
});

test('a redirect may lead to the home page', () => {
  expect(read({ redirects: '/home/: /\n' })).toMatchObject({
    data: { redirects: [{ value: { from: '/home/', to: '/' } }] },
    issues: [],
  });
});

test('one wrong term does not take the others out of the glossary', () => {
  const glossary = '- term: chunk\n  definition: Modules.\n  url: /concepts/\n- term: HMR\n';
  const { data, issues } = read({ glossary });

  expect(issues.length).toBeGreaterThan(0);
  expect(data.glossary.map(({ value }) => value.term)).toEqual(['chunk']);
});

test('issues of all data files are said together', () => {
  expect(
    read({ glossary: 'a', redirects: 'b', 'to-come': 'c' }).issues.map(({ file }) => file),
  ).toEqual([
    'content/data/glossary.yaml',
    'content/data/redirects.yaml',
    'content/data/to-come.yaml',
  ]);
});

test('words that mean the same stand on a line together', () => {
  const synonyms = '# One meaning each.\n- [hmr, hot module replacement]\n- [sass, scss]\n';

  expect(read({ synonyms }).data.synonyms).toEqual([
    { line: 2, value: ['hmr', 'hot module replacement'] },
    { line: 3, value: ['sass', 'scss'] },
  ]);
});

test('what readers type for an address is texts, not numbers', () => {
  const typed = "/configuration/dev-server/#devserverport: [change port, '8080']\n";
  expect(read({ 'searched-as': typed }).data.searchedAs).toEqual([
    {
      line: 1,
      value: { url: '/configuration/dev-server/#devserverport', texts: ['change port', '8080'] },
    },
  ]);
  expect(issuesIn({ 'searched-as': typed.replace(/'/g, '') })).toBe(`1 issue in the content

content/data/searched-as.yaml:1
  /configuration/dev-server/#devserverport[1]: expected a text, received 8080
  Fix: /guides/caching/: [cache busting, hash in file name]`);
});

test('a word alone means the same as nothing', () => {
  expect(issuesIn({ synonyms: '- [hmr]\n- sass\n- [sass, scss]\n' })).toBe(`2 issues in the content

content/data/synonyms.yaml:1
  entry 1: expected two words or more, received ["hmr"]
  Fix: - [hmr, hot module replacement]

content/data/synonyms.yaml:2
  entry 2: expected a list of words, received "sass"
  Fix: - [hmr, hot module replacement]`);
});
