import { createDevelopStart } from '../src/node/authoring/developStart';
import { withArgs } from './programs/program';
import { GATSBY_DEVELOP } from './programs/programs';
import { run } from './programs/run';

/** Starts `develop`, and once more if it fails on the way: the second start uses no cache. */
export async function develop(args: readonly string[]): Promise<number> {
  const start = createDevelopStart(process.cwd());
  const program = withArgs(GATSBY_DEVELOP, args);
  const hadFailed = start.hasFailed();
  let isInterrupted = false;
  const interrupt = () => (isInterrupted = true);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

  const code = await run(program);
  const failsByItself = code !== 0 && !isInterrupted;
  return failsByItself && start.hasFailed() && !hadFailed ? run(program) : code;
}
