import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { newFolder, removeFolder } from '../../files/temporaryFolder';
import { startNode } from '../../programs/childProcesses';

/** The text of a file outside the served folder, which must not be read. */
export const OUTSIDE = 'outside the site';
/** A header in the host's rules, which must not be read. */
export const RULES_ONLY = 'x-only-in-rules';

const FILES: Readonly<Record<string, string>> = {
  'secret.txt': OUTSIDE,
  'site/index.html': '<h1>Home</h1>',
  'site/404.html': '<h1>Not found</h1>',
  'site/guides/index.html': '<h1>Guides</h1>',
  'site/robots.txt': 'User-agent: *\nAllow: /\n',
  'site/app-0123456789abcdef0123.js': 'work();\n'.repeat(20_000),
  'site/_redirects': '/old/ /guides/ 301\n',
  'site/_headers': [
    '/*',
    "  Content-Security-Policy: default-src 'self'",
    '  X-Content-Type-Options: nosniff',
    '/app-0123456789abcdef0123.js',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/app-ffffffffffffffffffff.js',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/never',
    `  ${RULES_ONLY}: 1`,
    '',
  ].join('\n'),
};

export type Sandbox = {
  folder: string;
  port: number;
  process: ChildProcess;
  isAlive: () => boolean;
  close: () => Promise<void>;
};

const WITH_MESSAGES: SpawnOptions = { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] };

/** A small site, served by a separate process that an attack may end. */
export async function startSandbox(openFiles?: number): Promise<Sandbox> {
  const root = newFolder('attack-');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const folder = path.join(root, 'site');
  const script = [
    '--import',
    'tsx',
    path.resolve('scripts/attack/server/attackedServer.ts'),
    folder,
  ];
  const child = openFiles
    ? startNode([...limit(openFiles), ...script], WITH_MESSAGES, '/bin/sh')
    : startNode(script, WITH_MESSAGES);
  // It isn't read, but a full pipe would block the process.
  child.stderr?.resume();
  const [port] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The attacked server did not start'))),
  ])) as [number];

  return {
    folder,
    port,
    process: child,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
      removeFolder(root);
    },
  };
}

/** Arguments of a shell that starts Node.js with a limit of open files. */
const limit = (openFiles: number) => [
  '-c',
  `ulimit -n ${openFiles} && exec "$0" "$@"`,
  process.execPath,
];

export type RawAnswer = { status: number; headers: string; body: string; raw: string };

const TIMEOUT_MS = 5000;

/** Sends raw bytes; resolves with the answer once the server hangs up, or after the time-out. */
export function sendBytes(
  port: number,
  bytes: string | Buffer,
  timeoutMs = TIMEOUT_MS,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = () => {
      socket.destroy();
      resolve(readAnswer(Buffer.concat(chunks).toString('latin1')));
    };
    socket.setTimeout(timeoutMs, finish);
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', finish);
    socket.on('end', finish);
    socket.write(bytes);
  });
}

function readAnswer(raw: string): RawAnswer {
  const at = raw.indexOf('\r\n\r\n');
  const head = at < 0 ? raw : raw.slice(0, at);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, headers: head.toLowerCase(), body: at < 0 ? '' : raw.slice(at + 4), raw };
}

type RequestParts = { method?: string; headers?: readonly string[]; body?: string };

/** A request after which the server hangs up. */
export const request = (
  target: string,
  { method = 'GET', headers = [], body = '' }: RequestParts = {},
): string =>
  [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...headers,
    '',
    body,
  ].join('\r\n');
