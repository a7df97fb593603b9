import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { isBuildFolder } from '../files/checkout';
import { DEVELOP, joinBuildLock, takeBuildLock } from '../lock/buildLock';
import { noteEditsDuringPages } from '../patches/gatsbyEdits';
import { developStart, IS_DEVELOP } from './site';

const [, , , ...ARGUMENTS] = process.argv;

/** Before Gatsby writes anything: one build or `develop` at a time, however it was started. */
export async function onPreInit({ reporter }: { reporter: Reporter }): Promise<void> {
  try {
    if (IS_DEVELOP) {
      await takeBuildLock(DEVELOP);
      noteEditsDuringPages();
      developStart.begin((line) => void reporter.info(line));
    } else if (isBuildFolder()) joinBuildLock();
    else buildBesidePublicSite();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
}

/** `gatsby build` would write into the public site from its first moment on. */
function buildBesidePublicSite(): never {
  const { status } = spawnSync(
    process.execPath,
    [join('scripts', 'run.mjs'), 'build', ...ARGUMENTS],
    { stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}
