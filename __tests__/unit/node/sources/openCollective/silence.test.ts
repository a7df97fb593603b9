import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readSponsors } from '../../../../../src/node/sources/openCollective/readSponsors';
import { settingsFrom } from '../../../../../src/node/sources/openCollective/settings';
import { startOpenCollective } from './server';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** As long as it takes in a build: long enough for garbage to be collected several times. */
const REQUEST_TIMEOUT = 1000;

/** Asks a server that never answers, while garbage is collected all the time. */
async function askSilentServer(changed: { tries: number; timeout: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'sponsors-'));
  const server = await startOpenCollective({ trouble: () => 'silence' });
  const collecting = setInterval(collectGarbage, 200);
  const warnings: string[] = [];
  const env = { OPEN_COLLECTIVE_SOURCE: '1', OPEN_COLLECTIVE_ENDPOINT: server.endpoint };
  try {
    await readSponsors(
      { ...settingsFrom(env)!, pause: 10, requestTimeout: REQUEST_TIMEOUT, ...changed },
      {
        now: new Date(),
        snapshotFile: join(folder, 'snapshot.json'),
        onProgress: () => undefined,
        warn: (text) => warnings.push(text),
      },
    );
    return { warnings };
  } finally {
    clearInterval(collecting);
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

test('a request to a server that never answers ends, however often garbage is collected', async () => {
  const { warnings } = await askSilentServer({ tries: 2, timeout: 60_000 });

  expect(warnings[0]).toContain(': no answer within 1 s.');
}, 60_000);

test('all requests together end in the time for all of them', async () => {
  const { warnings } = await askSilentServer({ tries: 100, timeout: 1500 });

  expect(warnings[0]).toContain(': it took more than 1.5 s.');
}, 60_000);
