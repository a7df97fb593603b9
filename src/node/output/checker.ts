import type { Outdated } from '../../checker/types';
import { CHECKER_URL, type CheckerFiles } from '../../site/checkerFiles';
import { browserScript } from '../bundle/browserScript';
import { readKnowledge } from '../reference/checker/readKnowledge';
import type { UrlOf } from '../reference/typeListing';
import { namedFiles } from './namedFiles';
import type { PublicFiles } from './publicFiles';

const WORKER_SOURCE = 'src/components/checker/worker/worker.ts';

type Sources = { outdated: () => readonly Outdated[]; urls: () => UrlOf };

/** The files that the check of a configuration loads, and only that page. */
export function createCheckerFiles(files: PublicFiles, { outdated, urls }: Sources) {
  const writeNamed = namedFiles(files, CHECKER_URL);
  // In `develop`, pages are created again after each edit of the content.
  let worker: Promise<string> | undefined;

  return {
    write: async (): Promise<CheckerFiles> => ({
      worker: writeNamed('worker', 'js', await (worker ??= browserScript(WORKER_SOURCE))),
      knowledge: writeNamed(
        'knowledge',
        'json',
        JSON.stringify(readKnowledge({ outdated: outdated(), urlOf: urls() })),
      ),
    }),
  };
}
