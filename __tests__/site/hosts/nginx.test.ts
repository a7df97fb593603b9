import path from 'node:path';
import { readBuilt } from '../../support/builtSite';
import { deployBlocks } from '../../support/hosts/deployBlocks';
import { NGINX, startNginx } from '../../support/hosts/nginx';

if (!NGINX) console.warn('There is no nginx on this machine (Debian: nginx-light). Left out.');

const [block = ''] = deployBlocks('nginx', 'nginx');
let nginx: Awaited<ReturnType<typeof startNginx>>;

const visit = (pathname: string, init: RequestInit = {}) =>
  fetch(nginx.url + pathname, { redirect: 'manual', ...init });

const cachingOf = async (pathname: string) => (await visit(pathname)).headers.get('cache-control');

const FOR_GOOD = 'public, max-age=31536000, immutable';
const [app = ''] = /\/app-[0-9a-f]+\.js/.exec(readBuilt('/')) ?? [];
const [body = ''] =
  /\/content\/[^"\\]+\.[0-9a-f]{8}\.js/.exec(
    readBuilt('/page-data/guides/caching/page-data.json'),
  ) ?? [];

(NGINX ? describe : describe.skip)('nginx with the block of DEPLOY.md', () => {
  beforeAll(async () => {
    nginx = await startNginx(block, path.resolve('public'));
  });
  afterAll(() => nginx.stop());

  test.each([
    ['/guides/caching/', 200],
    ['/nothing/', 404],
    ['/app-ffffffffffffffffffff.js', 404],
    ['/guides', 301],
    ['/support/', 301],
    ['/guides/caching.md', 200],
    [app, 200],
  ])('%s is answered with the security headers, each once', async (pathname, status) => {
    const response = await visit(pathname);

    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')?.match(/default-src/g)).toHaveLength(1);
  });

  test('only what is there is cached for good', async () => {
    expect(await cachingOf(app)).toBe(FOR_GOOD);
    expect(await cachingOf(body)).toBe(FOR_GOOD);
    expect(await cachingOf('/app-ffffffffffffffffffff.js')).toBe('no-cache');
    expect(await cachingOf('/content/guides/caching.ffffffff.js')).toBe('no-cache');
    expect(await cachingOf('/guides/caching/')).toBe('no-cache');
    expect(await cachingOf('/sw.js')).toBe('no-cache');
  });

  test('addresses that moved lead on, with the query of the reader', async () => {
    expect((await visit('/support/?a=b')).headers.get('location')).toBe('/contribute/?a=b');
    expect((await visit('/guides')).headers.get('location')).toBe('/guides/');
  });

  test('what is missing is the page that says so', async () => {
    expect(await (await visit('/nothing/')).text()).toBe(readBuilt('/404.html'));
  });

  test.each(['/reference.json', '/reference/options.json'])(
    'scripts of other sites may read %s, which has the security headers as well',
    async (pathname) => {
      const { headers } = await visit(pathname);

      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('text is compressed', async () => {
    const response = await visit('/guides/caching/', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  test.each([
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['text/html, text/markdown;q=0.5', 'text/html'],
    ['*/*', 'text/html'],
  ])('who accepts %s gets %s', async (accept, type) => {
    const response = await visit('/guides/caching/', { headers: { accept } });

    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(response.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    const file = type === 'text/html' ? '/guides/caching/' : '/guides/caching.md';
    expect(await response.text()).toBe(readBuilt(file));
  });

  test('a page without Markdown is HTML for everyone', async () => {
    const response = await visit('/vote/', { headers: { accept: 'text/markdown' } });
    expect(await response.text()).toBe(readBuilt('/vote/'));
  });

  test('Markdown has its own address, and names its page', async () => {
    const response = await visit('/guides/caching.md');
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('link')).toBe(
      '<https://webpack.js.org/guides/caching/>; rel="canonical"',
    );
    expect((await visit('/guides/nothing.md')).status).toBe(404);
  });

  test.each(['/_headers', '/_redirects', '/vercel.json', '/nginx.conf', '/.nojekyll'])(
    '%s is not for readers',
    async (pathname) => {
      expect((await visit(pathname)).status).toBe(404);
    },
  );
});
