import { htmlOf, issuesIn } from '../../../../support/content';

const release = (version: string) => `<Release version="${version}">\n\n## webpack\n\n</Release>`;

test('a release lists its changes below the words about it, with links and in words', async () => {
  const html = await htmlOf(release('5.2'));

  expect(html).toMatch(/<section><h2 id="webpack".*<\/h2>\s*<div><ul><li><details open=""/s);
  expect(html).toContain('<a href="/configuration/output/#outputpath">output.path</a>');
  expect(html.replace(/<\/?code>/g, '').replaceAll('&quot;', '"')).toContain(
    '<a href="/configuration/mode/">mode</a>: also takes "none", false, now deprecated',
  );
});

test('a long group is folded, and what is gone is no link', async () => {
  expect(await htmlOf(release('5.1'))).toContain(
    '<details><summary>13 removed flags</summary><ul><li><code>--flag-1</code></li>',
  );
});

test('a release without changes says so', async () => {
  expect(await htmlOf(release('5.0'))).toContain('added, changed and removed none of these');
});

test('a release whose changes are not known is an issue', async () => {
  expect(await issuesIn(release('5.999'))).toEqual([
    `content/guides/caching.mdx:4
  <Release>: the changes of webpack "5.999" aren't known
  Fix: <Release version="5.112">, after \`npm run reference:history -- --write\``,
  ]);
});
