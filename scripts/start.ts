import { parseArgs } from 'node:util';
import { PATH_PREFIX } from '../src/site/site';
import { buildIfChanged } from './build/build';
import { serveSite } from './server/serveSite';
import { wantedPort } from './wantedPort';

/** The listeners stay, because npm repeats the signal that the terminal has already sent. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => process.on('SIGINT', resolve).on('SIGTERM', resolve));
}

export async function start(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { port: { type: 'string' }, host: { type: 'string' } },
  });
  const port = wantedPort(values.port ?? process.env.PORT);

  const code = await buildIfChanged();
  if (code !== 0) return code;

  const site = await serveSite({
    directory: 'public',
    prefix: PATH_PREFIX,
    port,
    host: values.host,
    onBusy: (busy) => console.log(`Port ${busy} is in use, trying ${busy + 1}`),
  });
  console.log(`The site is at ${site.url}${PATH_PREFIX}/ (Ctrl+C stops it)`);

  await toldToStop();
  await site.close();
  return 0;
}
