import { issuesIn } from '../../../../support/content';

test.each([
  ['```js\na\n', '```'],
  ['```js\na\n``', '```'],
  ['~~~~text\na\n~~~', '~~~~'],
  ['> ```js\n> a\n\nText', '```'],
  ['- ```js\n  a\n\nText', '```'],
  ['```js', '```'],
])('an unclosed fence is an issue: %p', async (text, fence) => {
  expect(await issuesIn(`Text\n\n${text}`)).toEqual([
    `content/guides/caching.mdx:6\n  code block: it never ends\n  Fix: ${fence} below its last line`,
  ]);
});

test.each([
  '```js\na\n```',
  '```js\r\na\r\n```\r\n',
  '````js\n```\n````',
  '```js\na\n`````',
  '> ```js\n> a\n> ```',
  '1. ```js\n   a\n   ```',
  '```js\n```',
])('a fence that is closed is none: %p', async (text) => {
  expect(await issuesIn(text)).toEqual([]);
});
