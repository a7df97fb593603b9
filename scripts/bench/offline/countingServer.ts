import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { siteHandler } from '../../server/siteHandler';

const QUIET_MS = 1000;

/** Serves a built site, and counts the bytes that it sends, including headers. */
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
    /** Waits for a second without a request. */
    async quiet() {
      for (let before = -1; before !== sent();) {
        before = sent();
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      }
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
