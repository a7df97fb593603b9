import { parseArgs } from 'node:util';
import { nodeFromNpm } from '../programs/nodeFromNpm';
import { cloneRepository } from './clone';
import { report } from './report';
import { type Tried, tryCommand } from './tryCommand';

/** The oldest supported release, and the lines in use. */
const LINES = ['20.19', '22', '24', '26'];

const INTERRUPTED = 130;

const OPTIONS = {
  node: { type: 'string', multiple: true, default: LINES },
  crlf: { type: 'boolean', default: false },
} as const;

/** Runs commands in fresh clones, with one Node.js after another; resolves with the exit code. */
export async function nodes(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const commands = positionals.length > 0 ? positionals : ['check'];
  const tried: Tried[] = [];
  // `exit` removes the clones.
  const interrupt = () => process.exit(INTERRUPTED);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  for (const line of values.node) {
    tried.push(...(await tryLine(line, commands, values.crlf)));
  }
  console.log(report(tried));
  return tried.every(({ code, warnings }) => code === 0 && warnings.length === 0) ? 0 : 1;
}

/** Runs commands in a clone until one fails. */
async function tryLine(
  line: string,
  commands: readonly string[],
  isCrlf: boolean,
): Promise<Tried[]> {
  const file = nodeFromNpm(line);
  const { folder, remove } = cloneRepository(isCrlf ? 'crlf' : 'lf');
  const tried: Tried[] = [];
  try {
    for (const command of commands) {
      console.log(`Node.js ${line}: npm run ${command}`);
      const result = { ...(await tryCommand(file, folder, command)), node: line };
      tried.push(result);
      if (result.code !== 0) break;
    }
    return tried;
  } finally {
    remove();
  }
}
