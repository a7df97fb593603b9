import { hostFiles } from '../../../../src/endpoints/hosts/hostFiles';
import { hostRules } from '../../../../src/endpoints/hosts/hostRules';

const SITE = {
  siteUrl: 'https://example.com',
  pages: ['/', '/404.html', '/guides/', '/vote/', '/guides/printable/'],
  prefix: '',
  policy: "default-src 'self'",
  files: [
    '/app-ca51b42e369b3214398e.js',
    '/framework-5b1240108fade2dd3adf.js.LICENSE.txt',
    '/styles.e3044ae2dababc95a813.css',
    '/content/guides/caching.c26e4bc4.js',
    '/search/index.c26e4bc4.json',
    '/search/terms/part.c26e4bc4.json',
    '/search/texts/0.c26e4bc4.json',
    '/cards/guides/caching.c26e4bc4.png',
    '/search/manifest.json',
    '/sw.js',
    '/feed.xml',
    '/guides.md',
  ],
  redirects: [{ from: '/support/', to: '/contribute/#help' }],
  isIndexed: true,
};

const cachingOf = (site: typeof SITE) =>
  Object.fromEntries(
    hostRules(site).caching.map(({ path, headers }) => [path, headers['Cache-Control']]),
  );

const FOR_GOOD = 'public, max-age=31536000, immutable';

test('files with a hash in their name are cached for good, each by its name', () => {
  expect(cachingOf(SITE)).toEqual({
    '/app-ca51b42e369b3214398e.js': FOR_GOOD,
    '/styles.e3044ae2dababc95a813.css': FOR_GOOD,
    '/search/index.c26e4bc4.json': FOR_GOOD,
    '/content/*': 'public, max-age=3600',
    '/search/terms/*': 'public, max-age=3600',
    '/search/texts/*': 'public, max-age=3600',
    '/cards/*': 'public, max-age=3600',
  });
});

test('every answer says how it wants to be treated, and nothing of caching', () => {
  const { everywhere } = hostRules(SITE);

  expect(everywhere).toMatchObject({
    'Content-Security-Policy': "default-src 'self'",
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  expect(everywhere['Permissions-Policy']).toContain('camera=()');
  expect(everywhere).not.toHaveProperty('Cache-Control');
  expect(everywhere).not.toHaveProperty('X-Robots-Tag');
});

test('a preview is not listed', () => {
  expect(hostRules({ ...SITE, isIndexed: false }).everywhere).toMatchObject({
    'X-Robots-Tag': 'noindex',
  });
});

test('below a path every rule is below it', () => {
  const rules = hostRules({ ...SITE, prefix: '/docs' });
  const files = hostFiles(rules);

  expect(rules.redirects).toEqual([{ from: '/docs/support/', to: '/docs/contribute/#help' }]);
  expect(rules.caching.every(({ path }) => path.startsWith('/docs/'))).toBe(true);
  expect(files['/_headers']).toMatch(/^\/docs\/\*\n/);
  expect(files['/vercel.json']).toContain('"source": "/docs/(.*)"');
  expect(files['/nginx.conf']).toContain('error_page 404 /docs/404.html;');
});

test('nginx gets a policy that cannot end its string', () => {
  const files = hostFiles(hostRules({ ...SITE, policy: 'a"; b \\' }));

  expect(files['/nginx.conf']).toContain(
    'add_header Content-Security-Policy "a\\"; b \\\\" always;',
  );
});

test('scripts of other sites may read the reference, on every host', () => {
  const files = hostFiles(hostRules({ ...SITE, prefix: '/docs' }));

  expect(files['/_headers']).toContain('/docs/reference.json\n  Access-Control-Allow-Origin: *\n');
  expect(files['/vercel.json']).toContain('"source": "/docs/reference/(.*)"');
  expect(files['/nginx.conf']).toMatch(
    /location \^~ \/docs\/reference\/ \{[^}]*Content-Security-Policy[^}]*add_header Access-Control-Allow-Origin "\*" always;[^}]*\}/,
  );
});

type Redirect = {
  source: string;
  destination: string;
  statusCode: number;
  has?: { type: string; key: string; value: string }[];
};

/** How Vercel reads `/:page(expression)/`. */
const namedGroup = (source: string) => new RegExp(`^${source.replace(/:(\w+)\(/, '(?<$1>')}$`);

describe('Vercel leads who accepts Markdown to it', () => {
  const { redirects } = JSON.parse(hostFiles(hostRules(SITE))['/vercel.json'] ?? '') as {
    redirects: Redirect[];
  };
  const {
    source,
    has: [{ value } = { value: '' }] = [],
    destination,
    statusCode,
  } = redirects.at(-1)!;

  test.each([
    ['/guides/', 'guides'],
    ['/guides/caching/', 'guides/caching'],
    ['/vote/more/', 'vote/more'],
    ['/vote/', undefined],
    ['/guides/printable/', undefined],
    ['/', undefined],
    ['/guides.md', undefined],
  ])('at %s', (path, page) => {
    expect(namedGroup(source).exec(path)?.groups?.['page']).toBe(page);
    expect([destination, statusCode]).toEqual(['/:page.md', 307]);
  });

  test.each([
    ['text/markdown', true],
    ['text/html, text/markdown;q=1.0, */*', true],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['text/markdown;q=0', false],
    ['text/html, text/markdown;q=0.9', false],
  ])('accepting %p: %p', (accept, isLed) => {
    expect(new RegExp(`^${value}$`).test(accept)).toBe(isLed);
  });
});
