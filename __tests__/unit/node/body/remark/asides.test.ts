import { htmlOf, issuesIn } from '../../../../support/content';

test.each([
  ['tip', 'Tip'],
  ['note', 'Note'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
])('an aside of the kind %s is called %s', async (kind, title) => {
  expect(await htmlOf(`:::${kind}\nText with \`code\`.\n:::`)).toBe(
    `<aside><p>${title}</p><p>Text with <code>code</code>.</p></aside>`,
  );
});

test('an aside can have a title of its own', async () => {
  expect(await htmlOf(':::warning[Before *you* upgrade]\nCommit.\n:::')).toBe(
    '<aside><p>Before <em>you</em> upgrade</p><p>Commit.</p></aside>',
  );
});

test('an aside holds whatever a page holds, also another aside', async () => {
  const text = `::::note
- One

\`\`\`text
Two
\`\`\`

:::tip
Three
:::
::::

After`;
  const html = await htmlOf(text);

  expect(html).toMatch(
    /^<aside><p>Note<\/p><ul>[^]*Two[^]*<aside><p>Tip<\/p>[^]*<\/aside><\/aside>\n<p>After<\/p>$/,
  );
});

test.each([
  'See node:fs and webpack:compile.',
  'At 10:30 or 12:ab.',
  'The type is a:b[c] or x:y[].',
  'In CSS :root and a:hover[href] are selectors, as is std::vector no more.',
  'A pair key:value[with *stars*] here.',
  ':start of a line',
])('a colon in a sentence stays what it was: %s', async (text) => {
  expect(await htmlOf(text)).toBe(`<p>${text}</p>`);
});

test.each([
  ['**entry:main** and *a:b*', '<p><strong>entry:main</strong> and <em>a:b</em></p>'],
  ['[node:path](/guides/) `a:b`', '<p><a href="/guides/">node:path</a> <code>a:b</code></p>'],
  ['- loader:raw\n- b:c', '<ul>\n<li>loader:raw</li>\n<li>b:c</li>\n</ul>'],
  [
    '| a:b |\n| --- |\n| c:d |',
    '<div role="group" aria-label="Table" tabindex="0"><table><thead><tr><th>a:b</th></tr></thead><tbody><tr><td>c:d</td></tr></tbody></table></div>',
  ],
])('a colon stays what it was wherever it stands: %p', async (text, html) => {
  expect(await htmlOf(text)).toBe(html);
});

test('a line that starts with two colons stays a paragraph', async () => {
  expect(await htmlOf('::before')).toBe('<p>::before</p>');
});

test.each([
  [':::tipp', '  :::tipp: unknown aside, did you mean `tip`?\n  Fix: :::tip'],
  [':::Warning', '  :::Warning: unknown aside, did you mean `warning`?\n  Fix: :::warning'],
  [':::caution', '  :::caution: unknown aside\n  Fix: one of tip, note, warning, danger'],
  [':::constructor', '  :::constructor: unknown aside\n  Fix: one of tip, note, warning, danger'],
])('%s is an issue', async (opening, issue) => {
  expect(await issuesIn(`One.\n\n${opening}\nText\n:::`)).toEqual([
    `content/guides/caching.mdx:6\n${issue}`,
  ]);
});

test.each([
  ['that never ends', ':::tip\nText\n\n## Next'],
  ['with a space before its name', '::: tip\nText\n:::'],
  ['with its title outside brackets', ':::tip Mind the gap\nText\n:::'],
  ['that ends twice', ':::tip\nText\n:::\n\n:::'],
])('an aside %s is an issue', async (_, text) => {
  const issues = await issuesIn(text);

  expect(issues).toHaveLength(1);
  expect(issues[0]).toContain(':::');
});
