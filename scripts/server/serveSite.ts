import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { refuseMalformed } from './refuseMalformed';
import { type HandlerOptions, siteHandler } from './siteHandler';

export type ServedSite = {
  url: string;
  /** The address that it listens on. */
  address: string;
  port: number;
  close: () => Promise<void>;
};

type ServeOptions = HandlerOptions & {
  /** 0 takes any free port. */
  port: number;
  /** By default, only this machine can reach the site. */
  host?: string | undefined;
  /** Called with each port that is in use before the next one is tried. Without it, that's an error. */
  onBusy?: (port: number) => void;
};

const LOOPBACK = '127.0.0.1';
const OTHER_LOOPBACK = '::1';

/** Slow connections are closed after these milliseconds. */
const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  requireHostHeader: false,
};

/** Browsers try both addresses of `localhost`, so the port has to be free on the other one too. */
async function isTakenOnOtherLoopback(port: number): Promise<boolean> {
  if (port === 0) return false;
  const socket = connect(port, OTHER_LOOPBACK);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function tryToListen(server: Server, port: number, host: string): Promise<boolean> {
  if (host === LOOPBACK && (await isTakenOnOtherLoopback(port))) return false;
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}

async function listen(server: Server, { port, host = LOOPBACK, onBusy }: ServeOptions) {
  for (let candidate = port; !(await tryToListen(server, candidate, host)); candidate += 1) {
    if (!onBusy) throw new Error(`Port ${candidate} is in use`);
    onBusy(candidate);
  }
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Browsers keep connections open for minutes.
  server.closeAllConnections();
  await closed;
}

export async function serveSite(options: ServeOptions): Promise<ServedSite> {
  const { report = console.error } = options;
  const handler = siteHandler(options);
  const server = createServer(SERVER_OPTIONS, handler);
  // Otherwise Node.js would answer without the usual headers.
  server.on('checkContinue', handler).on('checkExpectation', handler);
  server.on('clientError', refuseMalformed(options));
  await listen(server, options);
  // If one connection can't be accepted, the others stay open.
  server.on('error', (error) => report(error.message));

  const { address, port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, address, port, close: () => close(server) };
}
