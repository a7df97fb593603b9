import { compile, htmlOf, issuesIn } from '../../../../support/content';
import { aPicture } from '../../../../support/pictures';

const CHUNKS = 'content/guides/chunks.png';
const files = { [CHUNKS]: aPicture(), 'content/guides/img/two.svg': aDrawing('<path d="M0 0" />') };

function aDrawing(shapes: string) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${shapes}</svg>`);
}

test('a picture next to its page leads to its published copy, and has its size', async () => {
  expect(await htmlOf('![Two chunks](./chunks.png)', files)).toMatch(
    /^<p><img src="\/content\/guides\/chunks\.[\da-f]{8}\.png" alt="Two chunks" width="3" height="2" loading="lazy" decoding="async"\/><\/p>$/,
  );
});

test('in markup a picture keeps the size that its author gives it', async () => {
  const html = await htmlOf(
    '<Figure caption="Two"><img src="./img/two.svg" alt="" width="20" /></Figure>',
    files,
  );

  expect(html).toContain('width="20"');
  expect(html).toContain('height="30"');
  expect(html).toMatch(/src="\/content\/guides\/img\/two\.[\da-f]{8}\.svg"/);
});

test('a page names the pictures that it shows, not those that its code mentions', async () => {
  const text = '```js\nimport a from "./chunks.png";\n```\n\n![Two](./img/two.svg)';

  expect((await compile(text, files)).pictures).toEqual([
    expect.stringMatching(/^\/content\/guides\/img\/two\./),
  ]);
});

test('a picture of a reference is known, too', async () => {
  expect((await compile('![Two][two]\n\n[two]: ./chunks.png', files)).pictures).toHaveLength(1);
});

test.each([
  [
    '![One](./chnks.png)',
    'picture: there is no file content/guides/chnks.png\n  Fix: ./chunks.png',
  ],
  [
    '![One](./nothing-like-it.webp)',
    'picture: there is no file content/guides/nothing-like-it.webp\n  Fix: save the picture as content/guides/nothing-like-it.webp, or take it out of the page',
  ],
  ['![](./chunks.png)', 'picture: no alt text\n  Fix: ![What one sees](./chunks.png)'],
  ['<img src="./chunks.png" />', 'picture: no alt text\n  Fix: ![What one sees](./chunks.png)'],
  [
    '![One](chunks.png)',
    'picture: chunks.png starts neither with ./ nor with /\n  Fix: ./chunks.png',
  ],
  [
    '![One](<./two chunks.png>)',
    'picture: ./two%20chunks.png is not the name of a picture\n  Fix: ./ and a name of small letters, digits and dashes, as in ./two-chunks.png',
  ],
  [
    '![One](../../../secret.png)',
    'picture: ../../../secret.png is not the name of a picture\n  Fix: ./ and a name of small letters, digits and dashes, as in ./two-chunks.png',
  ],
  [
    '![One](https://example.com/a/Chunks.png?b)',
    'picture: https://example.com/a/Chunks.png?b is on another server, which would learn who reads this page\n  Fix: a copy next to the page: ./chunks.png',
  ],
  [
    '![One](//example.com/)',
    'picture: //example.com/ is on another server, which would learn who reads this page\n  Fix: a copy next to the page: ./picture.png',
  ],
  [
    '<svg><image href="https://example.com/a.png" /></svg>',
    'picture: https://example.com/a.png is on another server, which would learn who reads this page\n  Fix: a copy next to the page: ./a.png',
  ],
])('%s is an issue', async (text, issue) => {
  expect(await issuesIn(text, files)).toEqual([`content/guides/caching.mdx:4\n  ${issue}`]);
  expect(await htmlOf(text, files)).not.toContain('example.com');
});

test.each([
  [
    'is another picture than its name says',
    'chunks.jpg',
    aPicture(),
    'is not a picture of type jpg\n  Fix: the name guides/chunks.png',
  ],
  [
    'is cut off',
    'chunks.png',
    aPicture().subarray(0, 12),
    'is not a picture of type png\n  Fix: save the picture again',
  ],
  [
    'is large',
    'chunks.png',
    Buffer.alloc(600 * 1024),
    'has 600 KB\n  Fix: at most 500 KB, as WebP or AVIF or with fewer pixels',
  ],
  [
    'holds a script',
    'two.svg',
    aDrawing('<script>alert(1)</script>'),
    'contains code, or loads other files\n  Fix: an SVG of shapes and text',
  ],
  [
    'loads another file',
    'two.svg',
    aDrawing('<image href="https://example.com/a.png" />'),
    'contains code, or loads other files\n  Fix: an SVG of shapes and text',
  ],
])('a picture that %s is an issue', async (_, name, bytes, issue) => {
  expect(await issuesIn(`![One](./${name})`, { [`content/guides/${name}`]: bytes })).toEqual([
    `content/guides/caching.mdx:4\n  picture: content/guides/${name} ${issue}`,
  ]);
});
