import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isHashed } from '../../../src/site/offline/addresses';
import { builtUrls, readBuilt } from '../../support/builtSite';
import { cloudflarePages } from '../../support/hosts/cloudflarePages';
import { deployBlocks } from '../../support/hosts/deployBlocks';
import { githubPages } from '../../support/hosts/githubPages';
import { type Host, type HostAnswer, valuesOf } from '../../support/hosts/host';
import { netlify } from '../../support/hosts/netlify';
import { vercel } from '../../support/hosts/vercel';

/** What a block of DEPLOY.md publishes. */
function published(chapter: string, language: string, folder: RegExp): string {
  const found = deployBlocks(chapter, language).join('\n').match(folder)?.[1];
  if (found === undefined) throw new Error(`DEPLOY.md does not say what ${chapter} publishes`);
  return found;
}

const WITH_RULES: readonly (readonly [name: string, host: Host])[] = [
  ['Netlify', netlify(published('Netlify', 'toml', /publish = "(.+)"/))],
  [
    'Cloudflare Pages',
    cloudflarePages(published('Cloudflare Pages', 'sh', /wrangler pages deploy (\S+)/)),
  ],
  ['Vercel', vercel(published('Vercel', 'sh', /vercel deploy (\S+) --prod/))],
];

type Step = { uses?: string; run?: string; with?: { path?: string }; env?: Record<string, string> };

/** The steps that publish the site to GitHub Pages. */
const DEPLOY_STEPS = (
  parse(readFileSync('.github/workflows/site.yml', 'utf8')) as {
    jobs: { deploy: { steps: Step[] } };
  }
).jobs.deploy.steps;

const uploaded = DEPLOY_STEPS.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact'));
const GITHUB = githubPages(uploaded?.with?.path ?? '');

const files = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^public/, ''));

/** Scripts and styles that the documents ask for, and those of the app, which a script asks for. */
const needed = [
  ...new Set(
    [...readBuilt('/').matchAll(/(?:"|&quot;)(\/[^"/&]+\.(?:js|css))(?:"|&quot;)/g)].map(
      ([, url]) => url!,
    ),
  ),
];

const maxAge = (answer: HostAnswer) =>
  Number(/max-age=(\d+)/.exec(valuesOf(answer, 'cache-control').join())?.[1] ?? 0);

const SECURITY = ['content-security-policy', 'x-content-type-options', 'permissions-policy'];

describe.each(WITH_RULES)('%s', (_, host) => {
  test('no header comes twice, whatever is asked for', () => {
    const twice = files.filter((url) => {
      const names = host(url).headers.map(([name]) => name);
      return new Set(names).size !== names.length;
    });
    expect(twice).toEqual([]);
  });

  test('every document has the security headers, and is checked for changes', () => {
    const wrong = builtUrls().filter((url) => {
      const answer = host(url);
      const isSecure = SECURITY.every((name) => valuesOf(answer, name).length === 1);
      return answer.status === 200 && !(isSecure && maxAge(answer) === 0);
    });
    expect(wrong).toEqual([]);
  });

  test('scripts and styles are cached for a year', () => {
    expect(needed.length).toBeGreaterThan(3);
    for (const url of needed) {
      expect([url, maxAge(host(url))]).toEqual([url, 31_536_000]);
    }
  });

  test('what has no hash in its name is checked for changes', () => {
    const cached = files.filter((url) => !isHashed(url) && maxAge(host(url)) > 0);
    expect(cached).toEqual([]);
  });

  test.each([
    '/app-ffffffffffffffffffff.js',
    '/styles.ffffffffffffffffffff.css',
    '/content/guides/caching.ffffffff.js',
    '/search/index.ffffffff.json',
    '/search/terms/part.ffffffff.json',
    '/search/texts/0.ffffffff.json',
    '/cards/guides/caching.ffffffff.png',
    '/static/picture-ffffffff.png',
  ])('the missing %s is forgotten within an hour', (url) => {
    const answer = host(url);

    expect(answer.status).toBe(404);
    expect(maxAge(answer)).toBeLessThanOrEqual(3600);
  });

  test('the offline worker may fetch the pictures that pages show', () => {
    const policy = valuesOf(host('/sw.js'), 'content-security-policy');

    expect(policy).toHaveLength(1);
    expect(policy[0]).toMatch(/connect-src [^;]*https:\/\/avatars\.githubusercontent\.com/);
  });

  test('addresses that moved lead to pages, and folders to their slash', () => {
    const moved = readBuilt('/_redirects').split('\n').filter(Boolean);
    expect(moved.length).toBeGreaterThan(9);
    for (const [from = '', to = ''] of moved.map((line) => line.split(' '))) {
      const answer = host(from);
      // Where files come before redirects, the document leads on.
      if (answer.status === 200) expect(readFileSync(answer.file!, 'utf8')).toContain(`url=${to}`);
      else expect([answer.status, valuesOf(answer, 'location')]).toEqual([301, [to]]);
      expect(host(to.split('#')[0]!).status).toBe(200);
    }
    expect(valuesOf(host('/guides'), 'location')).toEqual(['/guides/']);
  });

  test('what is missing is the page that says so', () => {
    const answer = host('/nothing/here/');

    expect(answer.status).toBe(404);
    expect(answer.file).toBe('public/404.html');
    expect(valuesOf(answer, 'x-content-type-options')).toEqual(['nosniff']);
  });
});

describe('GitHub Pages', () => {
  test('every file of the site is served, those with an underscore among them', () => {
    expect(files.filter((url) => GITHUB(url).status !== 200)).toEqual([]);
  });

  test('addresses that moved are documents that lead on without scripts', () => {
    const [from = '', to = ''] = readBuilt('/_redirects').split('\n')[0]!.split(' ');
    const html = readFileSync(GITHUB(from).file!, 'utf8');

    expect(html).toMatch(/<noscript[^>]*><meta http-equiv="refresh" content="0; url=/);
    expect(html).toContain(`; url=${to}"`);
    expect(GITHUB('/nothing/').file).toBe('public/404.html');
  });

  test('the workflow builds for the address of the repository', () => {
    const build = DEPLOY_STEPS.find(({ run }) => run === 'npm run build');

    expect(build?.env?.['SITE_URL']).toContain('base_url');
  });
});

test('DEPLOY.md runs commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = [...readFileSync('DEPLOY.md', 'utf8').matchAll(/npm run ([\w:]+)/g)];

  expect(commands.length).toBeGreaterThan(3);
  for (const [, name = ''] of commands) expect(scripts).toHaveProperty([name]);
});
