// Works on a fresh clone: plain JavaScript that needs nothing from node_modules to install them.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { installPackages } from './installPackages.mjs';
import { nodeProblem } from './nodeProblem.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env.GATSBY_TELEMETRY_DISABLED = '1';

/**
 * Whether the message alone tells the person at the terminal what to do; the rest are faults of ours.
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

  // @ts-expect-error -- It is loaded for what it does, and declares no types.
  await import('tsx');
  const { runCommand } = createRequire(import.meta.url)('./commands.ts');
  process.exitCode = await runCommand(name, args);
} catch (error) {
  console.error(isMessage(error) ? error.message : error);
  process.exitCode = 1;
}
