import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServedSite, serveSite } from '../../../../scripts/server/serveSite';

const SITE = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'guides/index.html': '<h1>Guides</h1>',
  'guides.md': '# Guides',
  'vote/index.html': '<h1>Vote</h1>',
  'app.js': 'work();'.repeat(1000),
  'icon.png': 'PNG',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n\n/*.js\n  Cache-Control: immutable',
  _redirects: '/old/ /guides/ 301',
};

let directory: string;
let site: ServedSite;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(SITE)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  site = await serveSite({ directory, port: 0 });
});

afterAll(async () => {
  await site.close();
  rmSync(directory, { recursive: true });
});

const visit = (pathname: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${pathname}`, { redirect: 'manual', headers });

/** What the server sends back for these bytes, which no client would send. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.on('end', () => resolve(answer)).on('error', reject);
    socket.write(bytes);
  });
}

const rawGet = (target: string) =>
  sendRaw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

test('a folder is its index file', async () => {
  const response = await visit('/guides/');

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(await response.text()).toBe('<h1>Guides</h1>');
});

test('Markdown has its own address, and names the page that it is a copy of', async () => {
  const response = await visit('/guides.md');

  expect(response.headers.get('content-type')).toBe('text/markdown;charset=utf-8');
  expect(response.headers.get('link')).toBe('<https://webpack.js.org/guides/>; rel="canonical"');
  expect(await response.text()).toBe('# Guides');
});

const BROWSER =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

test.each([
  ['Markdown', 'text/markdown'],
  ['Markdown', 'text/markdown, text/html, */*'],
  ['Markdown', 'text/markdown;q=0.9, text/html;q=0.8'],
  ['Markdown', 'Text/Markdown; charset=utf-8; q=1.0, */*;q=0.1'],
  ['HTML', BROWSER],
  ['HTML', '*/*'],
  ['HTML', 'text/*'],
  ['HTML', 'text/html, text/markdown;q=0.5'],
  ['HTML', '*/*, text/markdown;q=0.5'],
  ['HTML', 'text/markdown;q=0'],
  ['HTML', ''],
])('a page is %s for who accepts %p', async (format, accept) => {
  const response = await visit('/guides/', { accept });

  expect(await response.text()).toBe(format === 'HTML' ? '<h1>Guides</h1>' : '# Guides');
  expect(response.headers.get('vary')).toBe('Accept');
});

test('a page without Markdown is HTML for everyone, and the same one', async () => {
  const response = await visit('/vote/', { accept: 'text/markdown' });

  expect(await response.text()).toBe('<h1>Vote</h1>');
  expect(response.headers.get('vary')).toBeNull();
});

test('a host without rules does not look at what is accepted', async () => {
  const plain = await serveSite({ directory, port: 0, obeysRules: false });
  const response = await fetch(`${plain.url}/guides/`, { headers: { accept: 'text/markdown' } });

  expect(await response.text()).toBe('<h1>Guides</h1>');
  await plain.close();
});

test.each([
  ['/guides', '/guides/'],
  ['/guides?q=1', '/guides/?q=1'],
  ['/old/?q=1', '/guides/?q=1'],
])('%s leads to %s', async (from, to) => {
  const response = await visit(from);

  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(to);
});

test.each([
  '/nothing',
  '/app.js/',
  '/app.js/x',
  '/_headers',
  '/_HEADERS',
  '/_headers%23',
  '/%5fheaders',
  '/_redirects/',
  '/%E4%/',
  '/%00/',
  '/guides%5c..%5c_headers',
  '/a%2f..%2f_headers',
])('%s is not found', async (pathname) => {
  const response = await visit(pathname);

  expect(response.status).toBe(404);
  expect(await response.text()).toBe('<h1>Not found</h1>');
});

test('headers come from _headers', async () => {
  expect((await visit('/app.js')).headers.get('cache-control')).toBe('immutable');
  expect((await visit('/')).headers.get('cache-control')).toBe('no-cache');
});

test('a host that does not know the rules serves files only', async () => {
  const plain = await serveSite({ directory, port: 0, obeysRules: false });
  const script = await fetch(`${plain.url}/app.js`);
  const redirect = await fetch(`${plain.url}/old/`);
  await plain.close();

  expect(script.headers.get('cache-control')).toBe('no-cache');
  expect(redirect.status).toBe(404);
});

test.each(['br', 'gzip'])('text is sent as %s to who accepts it', async (encoding) => {
  const response = await new Promise<IncomingMessage>((resolve) =>
    get(`${site.url}/app.js`, { headers: { 'accept-encoding': encoding } }, resolve),
  );
  const chunks = (await response.toArray()) as Buffer[];

  expect(response.headers['content-encoding']).toBe(encoding);
  expect(Buffer.concat(chunks).length).toBeLessThan(SITE['app.js'].length / 10);
});

test('a file that has not changed is not sent again', async () => {
  const etag = (await visit('/app.js')).headers.get('etag') ?? '';
  const again = await fetch(`${site.url}/app.js`, { headers: { 'if-none-match': etag } });

  expect(again.status).toBe(304);
});

test('a new build shows without a restart', async () => {
  await visit('/');
  writeFileSync(path.join(directory, 'new.html'), 'New');

  expect(await (await visit('/new.html')).text()).toBe('New');
});

test('a port that is in use is reported and the next one taken', async () => {
  const busy: number[] = [];
  const next = await serveSite({
    directory,
    port: site.port,
    onBusy: (port) => busy.push(port),
  });
  await next.close();

  expect(busy[0]).toBe(site.port);
  expect(next.port).toBe(site.port + busy.length);
});

test.each([
  '/_headers#x',
  '/_headers?x',
  '/_headers%00',
  '//_headers',
  '/./_headers',
  '\\_headers',
])('GET %s does not get the rules', async (target) => {
  const answer = await rawGet(target);

  expect(answer).toMatch(/^HTTP\/1.1 40[04] /);
  expect(answer).not.toContain('immutable');
});

test.each([
  ['bytes=0-3', 'work', 'bytes 0-3/7000'],
  ['bytes=6995-', 'rk();'.slice(0, 5), 'bytes 6995-6999/7000'],
  ['bytes=-3', '();', 'bytes 6997-6999/7000'],
  ['bytes=6998-9999', ');', 'bytes 6998-6999/7000'],
])('a request for %s gets that part', async (range, text, contentRange) => {
  const response = await visit('/app.js', { range });

  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(response.headers.get('cache-control')).toBe('immutable');
  expect(await response.text()).toBe(text);
});

test.each(['bytes=7000-', 'bytes=-0', 'bytes=9000-9001', 'bytes=5-2'])(
  'there is no part %s',
  async (range) => {
    const response = await visit('/app.js', { range });

    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */7000');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);

test.each(['bytes=a-b', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes'])(
  'the whole file is the answer to %s',
  async (range) => {
    const response = await visit('/app.js', { range });

    expect(response.status).toBe(200);
    expect(await response.text()).toBe(SITE['app.js']);
  },
);

test('a part of a file that changed is the whole file', async () => {
  const etag = (await visit('/icon.png')).headers.get('etag') ?? '';
  const same = await visit('/icon.png', { range: 'bytes=0-0', 'if-range': etag });
  const changed = await visit('/icon.png', { range: 'bytes=0-0', 'if-range': '"other"' });

  expect([same.status, changed.status]).toEqual([206, 200]);
});

test.each([
  ['a page', '/guides/', 'GET', 200],
  ['a missing page', '/nothing/', 'GET', 404],
  ['a malformed address', '/%E4%/', 'GET', 404],
  ['a redirect', '/old/', 'GET', 301],
  ['a folder without its slash', '/guides', 'GET', 301],
  ['a method that is not allowed', '/guides/', 'POST', 405],
])('%s is answered with the security headers', async (_, pathname, method, status) => {
  const response = await fetch(site.url + pathname, { method, redirect: 'manual' });

  expect(response.status).toBe(status);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['what is not HTTP', 'NOT HTTP\r\n\r\n'],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
])('%s is refused with the security headers', async (_, bytes) => {
  const answer = await sendRaw(bytes);

  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request/);
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
});

test('a missing file is not cached, whatever the rules say of its name', async () => {
  expect((await visit('/missing.js')).headers.get('cache-control')).toBe('no-cache');
});

test('HEAD has the headers of GET and no body', async () => {
  const response = await fetch(`${site.url}/app.js`, { method: 'HEAD' });

  expect(response.headers.get('content-type')).toBe('text/javascript;charset=utf-8');
  expect(await response.text()).toBe('');
});

test('rules that a build writes hold without a restart', async () => {
  const file = path.join(directory, '_headers');
  writeFileSync(file, `${SITE._headers}\n\n/icon.png\n  X-Build: 2`);
  const changed = (await visit('/icon.png')).headers.get('x-build');
  writeFileSync(file, SITE._headers);

  expect(changed).toBe('2');
});

test('rules that cannot be read are reported once, and the former ones hold', async () => {
  const reported: string[] = [];
  const served = await serveSite({ directory, port: 0, report: (each) => reported.push(each) });
  await fetch(served.url);
  writeFileSync(path.join(directory, '_headers'), 'not a rule');
  const responses = [await fetch(served.url), await fetch(`${served.url}/guides/`)];
  writeFileSync(path.join(directory, '_headers'), SITE._headers);
  await served.close();

  for (const { headers } of responses)
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(reported).toEqual([expect.stringContaining('_headers:1')]);
});

test('only this machine is served unless another host is asked for', async () => {
  const everyone = await serveSite({ directory, port: 0, host: '0.0.0.0' });
  await everyone.close();

  expect(site.address).toBe('127.0.0.1');
  expect(everyone.address).toBe('0.0.0.0');
});

test('a port that someone has on the other loopback address is in use', async () => {
  const other = createServer().listen(0, '::1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const busy: number[] = [];
  const next = await serveSite({ directory, port, onBusy: (taken) => busy.push(taken) });
  await next.close();
  other.close();

  expect(busy[0]).toBe(port);
});

test('a site in a folder of its host is served below that folder only', async () => {
  const below = await serveSite({ directory, port: 0, prefix: '/docs' });
  const statuses = await Promise.all(
    ['/docs/guides/', '/guides/', '/docs', '/docs/_headers', '/docsguides/'].map(
      async (pathname) => (await fetch(below.url + pathname, { redirect: 'manual' })).status,
    ),
  );
  await below.close();

  expect(statuses).toEqual([200, 404, 301, 404, 404]);
});
