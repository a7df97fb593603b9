import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { headersFor } from './headerRules';
import type { HandlerOptions } from './siteHandler';
import { siteRules } from './siteRules';

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what isn't a valid request, with the usual headers, and closes the connection. */
export function refuseMalformed({
  directory,
  obeysRules = true,
  report = console.error,
}: HandlerOptions) {
  const rules = siteRules(directory, report);

  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS[error.code ?? ''] ?? 400;
    const headers = obeysRules ? headersFor(rules().headers, '/') : {};
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'connection: close',
      'content-length: 0',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  };
}
