import { siteUrlProblem } from '../../../../src/node/hooks/siteUrlProblem';

test.each([
  undefined,
  '',
  'https://webpack.js.org',
  'https://deploy-preview-7--webpack.netlify.app/',
  'http://localhost:9000',
  'https://webpack.github.io/docs/next',
])('the site can stand at %s', (value) => {
  expect(siteUrlProblem(value)).toBeUndefined();
});

test.each([
  'webpack.js.org',
  '/docs',
  'ftp://example.com',
  'https://example.com/?page=1',
  'https://example.com/#top',
  'https://example.com/a//b',
  'https://example.com/"><script>',
])('%s is no address of a site', (value) => {
  expect(siteUrlProblem(value)).toContain(`received ${JSON.stringify(value)}\n  Fix: SITE_URL=`);
});
