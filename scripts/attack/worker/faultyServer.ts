import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { siteHandler } from '../../server/siteHandler';
import type { Fault } from './faults';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.html': 'text/html',
};

export type FaultyServer = Awaited<ReturnType<typeof faultyServer>>;

/** A host of the built site that sends damaged files, or stops, when it is told to. */
export async function faultyServer(directory: string) {
  const site = siteHandler({ directory });
  let broken: { url: string; fault: Fault } | undefined;

  const answer: RequestListener = (request, response) => {
    if (!broken || request.url?.split('?')[0] !== broken.url) return site(request, response);
    const { url, fault } = broken;
    response.writeHead(200, {
      'content-type': fault.type ?? TYPES[path.extname(url)] ?? 'application/octet-stream',
      // What the rules send with a name that has a hash, whatever the file contains.
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(fault.damage(readFileSync(path.join(directory, url))));
  };
  const server = createServer(answer);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    damage: (url: string, fault: Fault) => {
      broken = { url, fault };
    },
    repair: () => {
      broken = undefined;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
