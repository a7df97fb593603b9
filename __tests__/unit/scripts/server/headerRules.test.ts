import { headersFor, parseHeaderRules } from '../../../../scripts/server/headerRules';

const rules = parseHeaderRules(`
# Everything
/*
  X-Content-Type-Options: nosniff
  Cache-Control: public, max-age=0

/static/*.js
  cache-control: immutable

/feed.xml
  Link: </a.css>; rel=preload
  Link: </b.css>; rel=preload
`);

test('headers of every matching path are sent, and the later rule wins', () => {
  expect(headersFor(rules, '/static/app.js')).toEqual({
    'x-content-type-options': 'nosniff',
    'cache-control': 'immutable',
  });
});

test('a star may stand for folders', () => {
  expect(headersFor(rules, '/static/a/b.js')).toHaveProperty('cache-control', 'immutable');
});

test('a dot stands for itself', () => {
  expect(headersFor(rules, '/feedxxml')).not.toHaveProperty('link');
});

test('a header given twice for one path is sent with both values', () => {
  expect(headersFor(rules, '/feed.xml')).toHaveProperty(
    'link',
    '</a.css>; rel=preload, </b.css>; rel=preload',
  );
});

test.each([
  ['a header without a path', '  X-Frame-Options: DENY', 1],
  ['a header without a value', '/*\n  X-Frame-Options:', 2],
  ['a path without its slash', 'static/*\n  X-Frame-Options: DENY', 1],
])('%s is an error', (_, text, line) => {
  expect(() => parseHeaderRules(text)).toThrow(`_headers:${line}\n  expected a path or`);
});
