import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServedSite, serveSite } from '../../../../scripts/server/serveSite';

const SITE = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'guides/index.html': '<h1>Guides</h1>',
  'app.js': 'work();'.repeat(1000),
  _headers: '/*.js\n  Cache-Control: immutable',
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

const visit = (pathname: string) => fetch(`${site.url}${pathname}`, { redirect: 'manual' });

test('a folder is its index file', async () => {
  const response = await visit('/guides/');

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(await response.text()).toBe('<h1>Guides</h1>');
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

test.each(['/nothing', '/app.js/', '/app.js/x', '/_headers', '/_redirects/', '/%E4%/', '/%00/'])(
  '%s is not found',
  async (pathname) => {
    const response = await visit(pathname);

    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>Not found</h1>');
  },
);

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
