import { parseRedirectRules, redirectFor } from '../../../../scripts/server/redirectRules';

const rules = parseRedirectRules(`
# Moved
/old/            /new/
/moved/          /new/#part   302
/tour/*          /guides/:splat  301!
/tour/first/     /never/      301
/search/         /find/?by=name
`);

test.each([
  ['a rule without a status', '/old/', '', { location: '/new/', status: 301 }],
  ['the rest of a path', '/tour/a/b/', '', { location: '/guides/a/b/', status: 301 }],
  ['the first rule that matches', '/tour/first/', '', { location: '/guides/first/', status: 301 }],
  ['a query', '/old/', '?q=1', { location: '/new/?q=1', status: 301 }],
  ['a query before a hash', '/moved/', '?q=1', { location: '/new/?q=1#part', status: 302 }],
  ['the query of a destination', '/search/', '?q=1', { location: '/find/?by=name', status: 301 }],
])('follows %s', (_, pathname, search, expected) => {
  expect(redirectFor(rules, pathname, search)).toEqual(expected);
});

test.each(['/', '/old', '/old/page/'])('leaves %s alone', (pathname) => {
  expect(redirectFor(rules, pathname, '')).toBeUndefined();
});

test.each(['/old/', 'old/ /new/', '/old/ /new/ 200', '/old/ /new/ 301 US'])(
  '%p is an error',
  (line) => {
    expect(() => parseRedirectRules(`# Moved\n${line}`)).toThrow(
      [
        '_redirects:2',
        `  expected a path, a destination and a status of 301, 302, 307 or 308, received "${line}"`,
        '  Fix: /old/ /new/ 301',
      ].join('\n'),
    );
  },
);
