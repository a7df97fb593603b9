import { existsSync } from 'node:fs';
import { CHECKOUT_VARIABLE, TYPES_VARIABLE } from '../../src/node/files/checkout';
import { LOCK_VARIABLE, takeBuildLock } from '../../src/node/lock/buildLock';
import { TODAY } from '../../src/node/hooks/today';
import { withArgs } from '../programs/program';
import { GATSBY_BUILD } from '../programs/programs';
import { run } from '../programs/run';
import { inputDigest } from '../files/inputDigest';
import { WORK } from './places';
import { changeOfPublicSite, publishSite, restorePublicSite } from './publicSite';
import { codeInputs, GENERATED_TYPES, readInputs } from './readInputs';
import {
  type BuildDigests,
  copyTypes,
  digestsBelow,
  carryOverHashedFiles,
  readSavedBuild,
  restoreBuild,
  saveBuild,
} from './savedBuild';
import { createWorkFolder } from './workFolder';

const COMMAND = 'npm run build';

/** Most of what a build creates is needed only briefly: in the 16 MB of Node.js, it's copied again and again. */
const ROOM_FOR_NEW_OBJECTS = '--max-semi-space-size=64';

function currentInputs(args: readonly string[]): BuildDigests {
  const inputs = [
    ...readInputs(process.env, TODAY),
    { name: 'arguments', content: JSON.stringify(args) },
  ];
  return { inputs: inputDigest(inputs), code: inputDigest(codeInputs(inputs)) };
}

/** Builds the site next to the public one, and replaces that when it is done. */
export const build = (args: readonly string[] = []): Promise<number> =>
  withBuildLock((lock) => buildInWorkFolder(args, lock));

export const buildIfChanged = (): Promise<number> =>
  withBuildLock(async (lock) => {
    const isCurrent = await publishIfBuilt();
    return isCurrent ? 0 : buildInWorkFolder([], lock);
  });

async function withBuildLock(work: (lock: number) => Promise<number>): Promise<number> {
  const lock = await takeBuildLock(COMMAND);
  try {
    restorePublicSite();
    return await work(lock.number);
  } finally {
    lock.release();
  }
}

/** Whether `public/` is the newest site; it's restored from the saved build if it was changed. */
async function publishIfBuilt(): Promise<boolean> {
  const saved = readSavedBuild();
  if (!saved || saved.inputs !== currentInputs([]).inputs) return false;

  const site = digestsBelow('public', saved);
  const changed = changeOfPublicSite(site);
  if (!existsSync(GENERATED_TYPES)) copyTypes();
  if (changed === undefined) {
    console.log('The built site is up to date');
    return true;
  }
  console.log(`public/ isn't as it was built (${changed}): restoring it from the saved build`);
  return publishSite(site);
}

async function buildInWorkFolder(args: readonly string[], lock: number): Promise<number> {
  // Read first: what changes during the build is for the next one.
  const digests = currentInputs(args);
  const last = readSavedBuild();
  createWorkFolder();
  const isWarm = last !== undefined && restoreBuild(last);

  const code = await run({
    ...withArgs(GATSBY_BUILD, args),
    cwd: WORK,
    env: {
      [CHECKOUT_VARIABLE]: process.cwd(),
      [LOCK_VARIABLE]: String(lock),
      NODE_OPTIONS: [process.env['NODE_OPTIONS'] ?? '', ROOM_FOR_NEW_OBJECTS].join(' ').trim(),
      // Gatsby would write `.cache/schema.gql`, which nothing reads here.
      GATSBY_SKIP_WRITING_SCHEMA_TO_FILE: 'true',
      ...(isWarm && last.code === digests.code && { [TYPES_VARIABLE]: 'saved' }),
    },
  });
  if (code !== 0) return code;

  if (last && !isWarm) carryOverHashedFiles(last);
  const saved = await saveBuild(digests);
  copyTypes();
  if (await publishSite(digestsBelow('public', saved))) return 0;
  throw new Error('The site was built, but was damaged before it could be copied to public/');
}
