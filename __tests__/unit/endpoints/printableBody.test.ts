import { printableBody } from '../../../src/endpoints/printableBody';
import { compile } from '../../support/content';

const concepts = { url: '/concepts/', title: 'Concepts' };
const loaders = { url: '/concepts/loaders/', title: 'Loaders & <friends>' };
const MARKS = { 'content/data/glossary.yaml': '- { term: chunk, definition: b, url: /c/ }' };

const written = async (page: typeof concepts, text: string) => ({
  ...page,
  html: (await compile(text, MARKS)).html,
});

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
const hrefsIn = (html: string) =>
  [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href);
const levelsIn = (html: string) =>
  [...html.matchAll(/<h(\d)[^]*?<\/h(\d)>/g)].map(([, a, b]) => `${a}${b}`);

test('pages stand one after the other under their titles, behind a list of them', () => {
  const body = printableBody([
    { ...concepts, html: '<p>One</p>' },
    { ...loaders, html: '<p>Two</p>' },
  ]);

  expect(body.replace(/ (id|class|href)="[^"]*"/g, '')).toBe(
    '<nav aria-label="Contents"><ol><li><a>Concepts</a></li>' +
      '<li><a>Loaders &amp; &lt;friends&gt;</a></li></ol></nav>' +
      '<article><h2>Concepts</h2><p>One</p></article>' +
      '<article><h2>Loaders &amp; &lt;friends&gt;</h2><p>Two</p></article>',
  );
});

test('no id stands twice, though pages have the same headings', async () => {
  const body = printableBody([
    await written(concepts, '## Usage\n\n<Term>chunk</Term> a'),
    await written(loaders, '## Usage\n\n<Term>chunk</Term> a'),
  ]);
  const ids = idsIn(body);

  expect(ids.length).toBe(6);
  expect(new Set(ids).size).toBe(ids.length);
});

// /concepts/ has a heading “Loaders”, and there is a page /concepts/loaders/.
test('a heading does not share its id with the page of the same name', async () => {
  const ids = idsIn(
    printableBody([await written(concepts, '## Loaders'), await written(loaders, '## Usage')]),
  );

  expect(new Set(ids).size).toBe(ids.length);
});

test('links between the pages lead to what they led to, inside the document', async () => {
  const body = printableBody([
    await written(
      concepts,
      '[a](/concepts/loaders/) [b](/concepts/loaders/#usage) [c](#größe)\n\n## Größe',
    ),
    await written(loaders, '[d](/concepts/) [e](/concepts/loaders/#usage)\n\n## Usage'),
  ]);
  const ids = new Set(idsIn(body));
  const targets = hrefsIn(body).map((href) => decodeURIComponent(href.replace(/^#/, '')));

  expect(hrefsIn(body).filter((href) => !href.startsWith('#'))).toEqual([]);
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(targets).size).toBe(4);
});

test.each([
  '/guides/caching/',
  '/guides/caching/#usage',
  '/concepts/loaders-and-more/',
  '/concepts',
  '/vote/',
  'https://example.com/concepts/',
  'mailto:someone@example.com',
])('a link to %s stays what it is', async (href) => {
  expect(hrefsIn(printableBody([await written(concepts, `[a](${href})`)]))).toContain(href);
});

test('what describes a word, draws an arrow or names a region still finds it', async () => {
  const drawing = `<svg aria-labelledby="name">
  <title id="name">Two boxes</title>
  <marker id="arrow" />
  <path markerEnd="url(#arrow)" />
  <use href="#arrow" />
</svg>`;
  const body = printableBody([
    await written(concepts, `A <Term>chunk</Term>.[^1]\n\n${drawing}\n\n[^1]: Note.`),
  ]);
  const ids = new Set(idsIn(body));
  const references = [
    ...body.matchAll(
      / aria-(?:describedby|labelledby|controls)="([^"]*)"| [\w-]+="url\(#([^)]*)\)"| href="#([^"]*)"/g,
    ),
  ].map(([, described, drawn, linked]) => described ?? drawn ?? linked);

  expect(references.length).toBeGreaterThanOrEqual(6);
  expect(references.filter((id) => !ids.has(String(id)))).toEqual([]);
});

test('headings stand one level below their page’s title', async () => {
  const body = printableBody([
    await written(concepts, '## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six'),
  ]);

  expect(levelsIn(body)).toEqual(['22', '33', '44', '55', '66', '66']);
});

test('code that looks like markup stays code', async () => {
  const code = '<h2 id="a" href="/concepts/">b</h2>';
  const body = printableBody([
    await written(concepts, `\`${code}\`\n\n\`\`\`html\n${code}\n\`\`\``),
  ]);
  const shown = body
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"');

  expect(shown.split(code)).toHaveLength(3);
});
