import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HandlerOptions, siteHandler } from './siteHandler';

export type ServedSite = { url: string; port: number; close: () => Promise<void> };

type ServeOptions = HandlerOptions & {
  /** 0 takes any free port. */
  port: number;
  /** Told about each port that is taken; the next one is tried. Without it a taken port is an error. */
  onBusy?: (port: number) => void;
};

async function listen(server: Server, port: number, onBusy?: (port: number) => void) {
  for (let candidate = port; ; candidate += 1) {
    try {
      // Every interface, because a port taken on one of them only would go unnoticed on the others.
      server.listen(candidate);
      await once(server, 'listening');
      return;
    } catch (error) {
      if (!onBusy || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      onBusy(candidate);
    }
  }
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Browsers keep connections open for minutes.
  server.closeAllConnections();
  await closed;
}

export async function serveSite({
  port,
  onBusy,
  ...handlerOptions
}: ServeOptions): Promise<ServedSite> {
  const server = createServer(siteHandler(handlerOptions));
  await listen(server, port, onBusy);

  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://localhost:${actual}`, port: actual, close: () => close(server) };
}
