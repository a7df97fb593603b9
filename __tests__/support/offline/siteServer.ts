import { once } from 'node:events';
import { createServer, request as ask, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../../scripts/server/siteHandler';

/** Answers as a host does, or fails with 500, or never answers. */
type Conduct = 'well' | 'failing' | 'hanging';

/** Lets another server answer. */
const passTo =
  (server: string): RequestListener =>
  (request, response) => {
    const { method, headers } = request;
    const passed = ask(server + request.url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // The browser or the server has gone away.
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  };

const LATE = 1200;

/** What a broken host sends in the place of some files; `undefined` leaves a request unanswered. */
export type Fault = { status?: number; type?: string; body: string } | undefined;

type Tampering = { at: RegExp; fault: Fault };

function sendFault(response: ServerResponse, fault: Fault): void {
  if (!fault) return;
  const { status = 200, type = 'text/javascript', body } = fault;
  response.writeHead(status, { 'content-type': type }).end(body);
}

export type SiteServer = Awaited<ReturnType<typeof startSiteServer>>;

/** A server that can go away, misbehave, and get another release, all on one port. */
export async function startSiteServer(directory: string) {
  let answer: RequestListener = siteHandler({ directory });
  let conduct: Conduct = 'well';
  let late: RegExp | undefined;
  let tampering: Tampering | undefined;
  let asked: string[] = [];

  const server = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    if (tampering?.at.test(url)) return sendFault(response, tampering.fault);
    if (conduct === 'well') setTimeout(answer, late?.test(url) ? LATE : 0, request, response);
    if (conduct === 'failing') response.writeHead(500).end('Internal Server Error');
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
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
    /** From now on another server answers at the same address. */
    passTo: (other: string) => {
      answer = passTo(other);
    },
    /** These addresses are answered later than a worker waits for that has a copy. */
    beLate: (at: RegExp) => {
      late = at;
    },
    /** These addresses are answered with something else; `stopTampering` ends it. */
    tamper: (at: RegExp, fault: Fault) => {
      tampering = { at, fault };
    },
    stopTampering: () => {
      tampering = undefined;
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
