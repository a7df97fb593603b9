import { request } from './sandbox';

const HOST = 'Host: localhost\r\nConnection: close\r\n';

/** Requests that break HTTP, or that two servers in a row would read differently. */
export const malformedRequests = (): readonly (readonly [name: string, bytes: string])[] => [
  ['nothing but an end', '\r\n\r\n'],
  ['no HTTP', 'hello\r\n\r\n'],
  ['no version', `GET /\r\n${HOST}\r\n`],
  ['another version', `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ['HTTP/2 in the clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\nHost: a\r\n${HOST}\r\n`],
  ['a space before the colon', `GET / HTTP/1.1\r\n${HOST}X-A : b\r\n\r\n`],
  ['a folded header', `GET / HTTP/1.1\r\n${HOST}X-A: b\r\n c\r\n\r\n`],
  ['NUL in a header', `GET / HTTP/1.1\r\n${HOST}X-A: \u0000\r\n\r\n`],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n'],
  ['a huge header', `GET / HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['many headers', request('/', { headers: Array.from({ length: 3000 }, (_, n) => `X-${n}: 1`) })],
  ['two lengths', request('/', { headers: ['Content-Length: 0', 'Content-Length: 5'] })],
  ['a negative length', request('/', { headers: ['Content-Length: -1'] })],
  [
    'length and chunks',
    request('/', {
      method: 'POST',
      headers: ['Content-Length: 5', 'Transfer-Encoding: chunked'],
      body: '0\r\n\r\nGET /_headers HTTP/1.1\r\nHost: localhost\r\n\r\n',
    }),
  ],
  [
    'invalid chunks',
    request('/', { method: 'POST', headers: ['Transfer-Encoding: xchunked'], body: '5\r\nhello' }),
  ],
  [
    'a chunk of endless size',
    request('/', {
      method: 'POST',
      headers: ['Transfer-Encoding: chunked'],
      body: 'ffffffffffffffffff\r\n',
    }),
  ],
  ['a body with GET', request('/', { headers: ['Content-Length: 5'], body: 'hello' })],
  ['an upgrade', request('/', { headers: ['Connection: Upgrade', 'Upgrade: websocket'] })],
  ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n'],
  ['TRACE', request('/', { method: 'TRACE' })],
  ['a lower-case method', request('/', { method: 'get' })],
  ['expecting the impossible', request('/', { headers: ['Expect: 200-maybe'] })],
  ['an invalid date', request('/', { headers: ['If-Modified-Since: now'] })],
  ['invalid tags', request('/', { headers: ['If-None-Match: ,,"'] })],
  ['an invalid encoding', request('/', { headers: ['Accept-Encoding: ;q=;,br;q=9e999'] })],
];
