import { commitUrl } from '../../../src/site/commitUrl';

test.each([
  'https://github.com/webpack/webpack.js.org',
  'https://github.com/webpack/webpack.js.org.git',
  'https://someone@github.com/webpack/webpack.js.org.git',
  'git@github.com:webpack/webpack.js.org.git',
  'ssh://git@github.com/webpack/webpack.js.org.git',
])('a commit of %s has a page on GitHub', (remote) => {
  expect(commitUrl(remote, 'abc')).toBe('https://github.com/webpack/webpack.js.org/commit/abc');
});

test.each(['', '/srv/git/site', 'https://gitlab.com/a/b', 'https://github.com.example.org/a/b'])(
  'a commit of %j has none that the site knows',
  (remote) => {
    expect(commitUrl(remote, 'abc')).toBeNull();
  },
);
