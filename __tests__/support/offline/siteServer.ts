import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../../scripts/server/siteHandler';

/** Answers as a host does, or fails with 500, or never answers. */
type Conduct = 'well' | 'failing' | 'hanging';

export type SiteServer = Awaited<ReturnType<typeof startSiteServer>>;

/** A server that can go away, misbehave, and get another release, all on one port. */
export async function startSiteServer(directory: string) {
  let answer: RequestListener = siteHandler({ directory });
  let conduct: Conduct = 'well';
  let asked: string[] = [];

  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (conduct === 'well') answer(request, response);
    if (conduct === 'failing') response.writeHead(500).end('Internal Server Error');
  });
  const listen = async (port: number) => {
    server.listen(port);
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    port,
    /** From now on another release stands at the same address. */
    serve: (folder: string) => {
      answer = siteHandler({ directory: folder });
    },
    behave: (next: Conduct) => {
      conduct = next;
    },
    /** The addresses that were asked for since the last call. */
    takeAsked: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    start: () => listen(port),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
