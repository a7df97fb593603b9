import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { siteHandler } from '../../server/siteHandler';

const QUIET = 1000;

/** Serves a built site, and counts what it sends, headers and all. */
export async function countingServer(directory: string) {
  const sockets: Socket[] = [];
  const server = createServer(siteHandler({ directory }));
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sent = () => sockets.reduce((bytes, { bytesWritten }) => bytes + bytesWritten, 0);

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Bytes since the server was started. */
    sent,
    /** Waits until nothing has been asked for during a second. */
    async quiet() {
      for (let before = -1; before !== sent();) {
        before = sent();
        await new Promise((resolve) => setTimeout(resolve, QUIET));
      }
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
