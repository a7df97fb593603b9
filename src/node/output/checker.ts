import { buildSync } from 'esbuild';
import type { Outdated } from '../../checker/types';
import { CHECKER_URL, type CheckerFiles } from '../../site/checkerFiles';
import { browserTargets } from '../bundle/browserTargets';
import { digest } from '../files/digest';
import { fromRoot } from '../files/fromRoot';
import { readKnowledge } from '../reference/checker/readKnowledge';
import type { UrlOf } from '../reference/typeListing';
import type { PublicFiles } from './publicFiles';

const WORKER_SOURCE = fromRoot('src/components/checker/worker/worker.ts');

type Sources = { outdated: () => readonly Outdated[]; urls: () => UrlOf };

/** The files that the check of a configuration loads, and only that page. */
export function createCheckerFiles({ write }: PublicFiles, { outdated, urls }: Sources) {
  const writeNamed = (name: string, extension: string, text: string): string => {
    const url = `${CHECKER_URL}${name}.${digest(text, 8)}.${extension}`;
    write(url, text);
    return url;
  };

  return {
    write: (): CheckerFiles => ({
      worker: writeNamed('worker', 'js', workerScript()),
      knowledge: writeNamed(
        'knowledge',
        'json',
        JSON.stringify(readKnowledge({ outdated: outdated(), urlOf: urls() })),
      ),
    }),
  };
}

function workerScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [WORKER_SOURCE],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserTargets(),
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
