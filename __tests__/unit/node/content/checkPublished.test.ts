import { issuesOf, page } from '../../../support/content';

const site = {
  'content/guides/index.mdx': page('## First steps\n', 'title: Guides'),
  'content/guides/policy.mdx': page('## Setup\n', 'title: Policy'),
  'content/data/published.yaml': '/guides/: first-steps\n/guides/csp/: setup\n',
};
const REDIRECTS = 'content/data/redirects.yaml';

test('a page that moved without a redirect is an issue, which names where it may be now', async () => {
  expect(await issuesOf(site)).toEqual([
    `content/data/published.yaml:2
  /guides/csp/ was published, and leads nowhere now
  Fix: /guides/csp/: /guides/policy/, in content/data/redirects.yaml`,
  ]);
});

test('a page that moved with a redirect is right', async () => {
  expect(await issuesOf({ ...site, [REDIRECTS]: '/guides/csp/: /guides/policy/' })).toEqual([]);
});

test('a link to a page that moved suggests the new page, not one that looks alike', async () => {
  const issues = await issuesOf({
    ...site,
    'content/guides/index.mdx': page('## First steps\n\n[CSP](/guides/csp/)', 'title: Guides'),
    'content/guides/cps.mdx': page('', 'title: CPS'),
    'content/data/published.yaml': '/guides/: \n/guides/csp/:\n/guides/cps/:\n',
  });

  expect(issues[0]).toBe(
    `content/guides/index.mdx:6\n  link: there is no page /guides/csp/\n  Fix: /guides/policy/`,
  );
});

test('a page that moved takes its headings along', async () => {
  expect(
    await issuesOf({
      ...site,
      [REDIRECTS]: '/guides/csp/: /guides/policy/',
      'content/data/published.yaml': '/guides/csp/: setup nonces hashes\n',
    }),
  ).toEqual([
    `content/guides/policy.mdx
  others link to /guides/csp/#nonces, /guides/csp/#hashes, which are gone
  Fix: ## The heading's words [#nonces], or <Anchor id="nonces" /> where it is explained now`,
  ]);
});

test('a page that became a part of another keeps no headings', async () => {
  expect(
    await issuesOf({
      ...site,
      [REDIRECTS]: '/guides/csp/: /guides/policy/#setup',
      'content/data/published.yaml': '/guides/csp/: nonces\n',
    }),
  ).toEqual([]);
});

test('a heading that is renamed without its old id is an issue of its page', async () => {
  expect(
    await issuesOf({
      'content/guides/index.mdx': page('## Beginning\n', 'title: Guides'),
      'content/data/published.yaml': '/guides/: first-steps\n',
    }),
  ).toEqual([
    `content/guides/index.mdx
  others link to /guides/#first-steps, which is gone
  Fix: ## The heading's words [#first-steps], or <Anchor id="first-steps" /> where it is explained now`,
  ]);
});

test.each(['## Beginning [#first-steps]', '<Anchor id="first-steps" />'])(
  '%s keeps an old heading alive',
  async (text) => {
    expect(
      await issuesOf({
        'content/guides/index.mdx': page(text, 'title: Guides'),
        'content/data/published.yaml': '/guides/: first-steps\n',
      }),
    ).toEqual([]);
  },
);

test('a published page may be on its way', async () => {
  expect(
    await issuesOf({
      'content/data/published.yaml': '/api/cli/: flags\n',
      'content/data/to-come.yaml': '- /api/cli/\n',
    }),
  ).toEqual([]);
});

test('a page that cannot be read is not said to have lost its headings', async () => {
  const issues = await issuesOf({
    'content/guides/index.mdx': page('A { b', 'title: Guides'),
    'content/data/published.yaml': '/guides/: first-steps\n',
  });

  expect(issues).toEqual([expect.stringContaining('MDX: ')]);
});
