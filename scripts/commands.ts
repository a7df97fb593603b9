import { existsSync } from 'node:fs';
import { waitForBuilds } from '../src/node/lock/buildLock';
import { build, buildIfChanged } from './build/build';
import { clean } from './build/clean';
import { GENERATED_TYPES } from './build/readInputs';
import { CHECKS, CHECKS_WITH_BROWSER } from './checks/checks';
import { runChecks } from './checks/runChecks';
import { develop } from './develop';
import { onPaths, type Program, withArgs } from './programs/program';
import { ESLINT, jest, PRETTIER_WRITE, TSC } from './programs/programs';
import { run } from './programs/run';
import { start } from './start';
import { argumentProblem, asksForHelp, usageText } from './usage';

/** Takes the arguments after the command's name; resolves with the exit code. */
type Command = (args: string[]) => number | Promise<number>;

const runWith =
  (program: Program): Command =>
  (args) =>
    run(withArgs(program, args));

const runOnPaths =
  (program: Program): Command =>
  (args) =>
    run(onPaths(program, args));

/** Runs one command before another, which is skipped if the first fails. */
const after =
  (first: Command, then: Command): Command =>
  async (args) =>
    (await first([])) || then(args);

const noBuildIsRunning: Command = async () => {
  await waitForBuilds();
  return 0;
};

const typesExist: Command = () => (existsSync(GENERATED_TYPES) ? 0 : buildIfChanged());

const browserExists: Command = async () => {
  // Loads Playwright, which takes longer than some commands.
  const { ensureBrowser } = await import('./browser/ensureBrowser');
  console.log(ensureBrowser());
  return 0;
};

const COMMANDS: Record<string, Command> = {
  start,
  build,
  'build-if-changed': () => buildIfChanged(),
  develop,
  clean: () => clean(),

  // Checks print when they end, so a wait would go unnoticed.
  test: after(noBuildIsRunning, () => runChecks(CHECKS_WITH_BROWSER)),
  check: after(noBuildIsRunning, () => runChecks(CHECKS)),

  lint: after(typesExist, runOnPaths(ESLINT)),
  format: runOnPaths(PRETTIER_WRITE),
  types: after(typesExist, runWith(TSC)),
  unit: runWith(jest('unit', 'component')),
  site: after(buildIfChanged, runWith(jest('site'))),
  e2e: after(browserExists, after(buildIfChanged, runWith(jest('e2e')))),
  browser: browserExists,
  blocks: async (args) => (await import('./blocks/blocks')).blocks(args),
  'check-config': async (args) => (await import('./config/checkFiles')).checkFiles(args),
  words: async (args) => (await import('./words/words')).words(args),
  guides: async (args) => (await import('./guides/guides')).guides(args),
  errors: async (args) => (await import('./errors/errors')).errors(args),

  page: async (args) => (await import('./authors/pageCommand')).createPage(args),
  spelling: async (args) => (await import('./spelling/spelling')).checkSpelling(args),
  links: async (args) => (await import('./links/links')).checkLinks(args),
  schemas: async () => (await import('./schemas/writeSchemas')).writeSchemas(),
  move: async (args) => (await import('./authors/moveCommand')).movePageCommand(args),

  weigh: after(buildIfChanged, async (args) =>
    (await import('./weight/weighCommand')).weighPages(args),
  ),
  mcp: async () => (await import('./mcp/mcp')).mcp(),
  'search:publish': after(buildIfChanged, async (args) =>
    (await import('./search/publish')).publish(args),
  ),
  coverage: async (args) => (await import('./reference/printCoverage')).printCoverage(args),
  'reference:diff': async (args) => (await import('./reference/printDiff')).printDiff(args),

  'reference:history': async (args) =>
    (await import('./reference/releaseHistory')).releaseHistory(args),
  packages: async (args) => (await import('./dependencies/dependenciesCommand')).dependencies(args),
  nodes: async (args) => (await import('./nodes/nodesCommand')).nodes(args),
  bench: async (args) => (await import('./bench/bench')).bench(args),
  attack: async (args) => (await import('./attack/attack')).attack(args),
};

export function runCommand(name: string, args: string[]): number | Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) {
    if (asksForHelp(args)) return printUsage(name);
    const problem = argumentProblem(name, args);
    if (problem !== undefined) throw new Error(problem);
    return command(args);
  }

  throw new Error(
    [
      `scripts/run.mjs: unknown command ${JSON.stringify(name)}`,
      `  Fix: one of ${Object.keys(COMMANDS).join(', ')}`,
    ].join('\n'),
  );
}

function printUsage(name: string): number {
  console.log(usageText(name));
  return 0;
}
