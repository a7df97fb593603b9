type Usage = {
  /** What the command does. */
  does: string;
  /** What may follow `--`, if anything. */
  takes?: string;
};

const PATHS = 'paths of tests, and flags of Jest';
const RUNS_TESTS = new Set(['test', 'check']);
const PAGES = 'paths of pages: content/guides/caching.mdx';

export const USAGE: Readonly<Record<string, Usage>> = {
  start: { does: 'Builds what has changed and serves the site', takes: '--port 4000' },
  test: { does: 'Runs every check and all tests, those in a browser last' },
  check: { does: 'Runs every check and all tests that need no browser' },
  build: { does: 'Builds the site into public/', takes: 'flags of `gatsby build`' },
  develop: { does: 'Serves the site for authors', takes: 'flags of `gatsby develop`' },
  lint: { does: 'Runs ESLint', takes: 'paths, and flags of ESLint' },
  format: { does: 'Formats all files', takes: 'paths, and flags of Prettier' },
  types: { does: 'Checks types', takes: 'flags of tsc' },
  unit: { does: 'Runs the tests of logic and components', takes: PATHS },
  site: { does: 'Builds what has changed and tests the built site', takes: PATHS },
  e2e: { does: 'Builds what has changed and tests it in a browser', takes: PATHS },
  blocks: { does: 'Checks the code blocks of all pages, or of some', takes: PAGES },
  guides: { does: 'Follows all guides as they are written, or some', takes: PAGES },
  'check-config': {
    does: 'Checks configurations of webpack without running them',
    takes: 'webpack.config.js --json',
  },
  errors: { does: 'Makes webpack print what the pages about errors show', takes: PAGES },
  nodes: {
    does: 'Tries fresh clones with Node.js 20.19, 22, 24 and 26',
    takes:
      '--node 24 (one of them), --crlf (with CRLF line endings), and the commands to run: build unit',
  },
  clean: { does: 'Removes what builds, checks and `develop` made' },
  page: { does: 'Creates a page from the template of its section', takes: 'guides/name' },
  move: { does: 'Moves a page, and keeps links to it alive', takes: 'guides/old guides/new' },
  spelling: { does: 'Checks the spelling of all texts, or of some', takes: PAGES },
  words: { does: 'Looks for words that pages avoid', takes: PAGES },
  links: { does: 'Checks links to other sites', takes: '--fresh' },
  schemas: { does: 'Writes the JSON Schemas that editors read' },
  weigh: { does: 'Prints what pages weigh, and their limits', takes: '--lower, or --raise "why"' },
  mcp: { does: 'Serves the built site to programs that speak MCP, the Model Context Protocol' },
  'search:publish': { does: 'Writes the records of the search to Algolia', takes: '--dry-run' },
  coverage: { does: 'Prints how much of webpack the pages document', takes: '--write' },
  'reference:diff': {
    does: 'Compares the installed webpack with the committed snapshot',
    takes: '--write (accepts the installed one)',
  },
  'reference:history': {
    does: 'Installs earlier releases of webpack, and prints what each release brought',
    takes: '--write (into the file that /whats-new/ is made from)',
  },
  bench: {
    does: 'Measures builds, pages, the search and edits',
    takes: '--sizes 150,1000 --edits 5 --json bench.json',
  },
  attack: {
    does: 'Tries to break the site, on this machine only',
    takes: 'names of suites: server --seed 7',
  },
  packages: {
    does: 'Compares install scripts and licenses of packages with dependencies.json',
    takes: '--write (accepts what the lock file has)',
  },
};

/** The help text of a command. */
export function usageText(name: string): string {
  const usage = USAGE[name];
  if (!usage) return `${name} is a part of other commands`;
  const { does, takes } = usage;
  return [
    `${invocation(name)}: ${does}`,
    takes === undefined ? '  takes no arguments' : `  -- ${takes}`,
  ].join('\n');
}

/** The message for a command that doesn't take these arguments; undefined if it does. */
export function argumentProblem(name: string, args: readonly string[]): string | undefined {
  const usage = USAGE[name];
  if (!usage || usage.takes !== undefined || args.length === 0) return undefined;
  return [
    `${invocation(name)} takes no arguments, but got ${args.join(' ')}`,
    `  Fix: ${invocation(name)}${RUNS_TESTS.has(name) ? `, or one part of it: npm run unit -- ${args.join(' ')}` : ''}`,
  ].join('\n');
}

export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((arg) => arg === '--help' || arg === '-h');

const invocation = (name: string) => `npm ${/^(?:start|test)$/.test(name) ? '' : 'run '}${name}`;
