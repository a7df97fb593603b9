// Works in a fresh clone: plain JavaScript that installs packages before it needs any.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { installPackages } from './installPackages.mjs';
import { nodeProblem } from './nodeProblem.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.GATSBY_TELEMETRY_DISABLED = '1';

/**
 * Whether the message alone tells the person at the terminal what to do. Other errors need a stack.
 * @param {unknown} error
 * @returns {error is Error}
 */
function isMessage(error) {
  return error instanceof Error && (error.constructor === Error || 'code' in error);
}

const [name = '', ...args] = process.argv.slice(2);

try {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);

  installPackages();

  // @ts-expect-error -- It has no types.
  await import('tsx');
  const { runCommand } = createRequire(import.meta.url)('./commands.ts');
  process.exitCode = await runCommand(name, args);
} catch (error) {
  console.error(isMessage(error) ? error.message : error);
  process.exitCode = 1;
}
