import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PLACES = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where nginx is installed, if it is. */
export const NGINX = PLACES.map((folder) => path.join(folder, 'nginx')).find((file) =>
  existsSync(file),
);

const MIME_TYPES = '/etc/nginx/mime.types';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The server block of DEPLOY.md, at a port and for a folder of this machine. */
function localized(block: string, port: number, root: string): string {
  return block
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/srv/webpack/public', root);
}

const configuration = (folder: string, server: string) =>
  [
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events { worker_connections 64; }',
    'http {',
    existsSync(MIME_TYPES) ? `include ${MIME_TYPES};` : '',
    'access_log off;',
    ...TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`),
    server,
    '}',
  ].join('\n');

async function isListening(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** Starts nginx with a server block; rejects with what it says of its configuration. */
export async function startNginx(block: string, root: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, localized(block, port, root)));
  const child = spawn(NGINX ?? 'nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isListening(url))) {
    if (child.exitCode !== null) throw new Error(said);
    await pause(50);
  }
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
