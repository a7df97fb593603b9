import { issuesOf, page } from '../../../support/content';

const issuesWith = (redirects: string) =>
  issuesOf({
    'content/guides/index.mdx': page('## Setup\n', 'title: Guides'),
    'content/concepts/index.mdx': page('', 'title: Concepts'),
    'content/data/to-come.yaml': '- /api/cli/',
    'content/data/redirects.yaml': redirects,
    'static/logo.svg': '',
  });

test.each([
  ['a page', '/old/: /guides/'],
  ['a heading', '/old/: /guides/#setup'],
  ['a screen', '/old/: /vote/'],
  ['a file', '/old/: /logo.svg'],
  ['a page that is to come', '/old/: /api/cli/'],
  ['a heading of a page that is to come', '/old/: /api/cli/#flags'],
])('a redirect may lead to %s', async (_, redirects) => {
  expect(await issuesWith(redirects)).toEqual([]);
});

test('several addresses may lead to one page', async () => {
  expect(await issuesWith('/old/: /guides/\n/older/: /guides/')).toEqual([]);
});

test.each([
  [
    'hides a page',
    '/old/: /guides/\n/concepts/: /guides/',
    `content/data/redirects.yaml:2
  /concepts/: the redirect hides a page
  Fix: remove this line or rename the page`,
  ],
  [
    'hides a page whose slash it leaves out',
    '/concepts: /guides/',
    `content/data/redirects.yaml:1
  /concepts: the redirect hides a page
  Fix: remove this line or rename the page`,
  ],
  [
    'leads nowhere',
    '/old/: /guide/',
    `content/data/redirects.yaml:1
  /old/: /guide/ does not exist
  Fix: /old/: the url of a page`,
  ],
  [
    'leads to a heading that is not there',
    '/old/: /guides/#set-up',
    `content/data/redirects.yaml:1
  /old/: /guides/#set-up does not exist
  Fix: /old/: the url of a page`,
  ],
  [
    'leads to a hash that no browser can read',
    '/old/: "/guides/#100%"',
    `content/data/redirects.yaml:1
  /old/: /guides/#100% does not exist
  Fix: /old/: the url of a page`,
  ],
  [
    'leads to itself',
    '/old/: /old/',
    `content/data/redirects.yaml:1
  /old/: the redirect runs in a circle
  Fix: /old/: the url of a page`,
  ],
])('a redirect that %s is an issue', async (_, redirects, issue) => {
  expect(await issuesWith(redirects)).toEqual([issue]);
});

test('redirects that lead to each other are an issue each', async () => {
  expect(await issuesWith('/a/: /b/\n/b/: /a/\n/into/: /a/')).toEqual(
    ['/a/', '/b/', '/into/'].map(
      (from, index) =>
        `content/data/redirects.yaml:${index + 1}
  ${from}: the redirect runs in a circle
  Fix: ${from}: the url of a page`,
    ),
  );
});

test('a redirect takes one step, and the issue names where the steps end', async () => {
  expect(await issuesWith('/a/: /b/\n/b/: /c/#x\n/c/: /guides/#setup')).toEqual([
    `content/data/redirects.yaml:1
  /a/: the redirect takes more than one step
  Fix: /a/: /guides/#setup`,
    `content/data/redirects.yaml:2
  /b/: the redirect takes more than one step
  Fix: /b/: /guides/#setup`,
  ]);
});
