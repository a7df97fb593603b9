import type { OptionSignature } from '../../../../../src/components/mdx/signature';
import { compileBody } from '../../../../../src/node/body/compileBody';
import { readText } from '../../../../../src/node/content/tree/readText';
import { uncoloured } from '../../../../support/content';

const SIGNATURE: OptionSignature = {
  of: 'option',
  type: 'string | function',
  required: false,
  defaults: [{ value: '"[name].js"', modes: [], targets: [], requests: [], nodes: [] }],
  deprecated: false,
  experimental: false,
  added: null,
};

async function textsOf(text: string): Promise<string[]> {
  const { html } = await compileBody(
    {
      path: 'configuration/output.mdx',
      text,
      firstLine: 1,
      referencedData: {
        toCome: [],
        definitions: {},
        awesome: {},
        files: {},
        signatures: { 'output.filename': SIGNATURE },
      },
    },
    uncoloured,
  );
  return html
    .replace(/<a [^>]*class="permalink"[^>]*><\/a>|<wbr\/>/g, '')
    .split(/<[^>]+>/)
    .map((part) => part.replaceAll('&quot;', '"').trim())
    .filter(Boolean);
}

const SHOWN = ['Type', 'string | function', 'Default', '"[name].js"'];

test('the signature stands in the text of the page, right below the heading', async () => {
  expect(await textsOf('## `output.filename`\n\nDecides the name.')).toEqual([
    'output.filename',
    ...SHOWN,
    'Decides the name.',
  ]);
});

test.each([
  '## `output.filename` [#old] <Badge>webpack 5</Badge>',
  '## <Badge>webpack 5</Badge> `output.filename`',
])('a badge or an id next to the path changes nothing: %s', async (heading) => {
  expect(await textsOf(heading)).toEqual(expect.arrayContaining(SHOWN));
});

test.each(['## output.filename', '## About `output.filename`', '## `output.path`'])(
  '%s gets none',
  async (heading) => {
    expect(await textsOf(heading)).not.toContain('Default');
  },
);

test('titles in code marks are found in the text, for the digest of what is shown', () => {
  const text =
    '## `a.b`\n\n### `c` [#old]\n\n#### `d` <Badge kind="removed" />\n\n## The `e`\n\n## f\n\n## <Badge>5</Badge> `g`';

  expect(readText(text).codeTitles).toEqual(['a.b', 'c', 'd', 'g']);
});

const TABLE = '| Option | Use |\n| --- | --- |\n| `output.filename` | Decides the name. |\n';
const ROW = 'string | function';

test('a row of a table that begins with a name has its signature in a line', async () => {
  expect(await textsOf(`## Names\n\n${TABLE}`)).toEqual([
    'Names',
    'Option',
    'Use',
    'output.filename',
    'Decides the name.',
    ROW,
  ]);
});

test.each([
  ['in a table below another name', `## \`output\`\n\n${TABLE}`],
  ['that links to its heading', `${TABLE.replace(/`(.*)`/, '[`$1`](#names)')}\n## Names`],
])('a name %s has none', async (_, text) => {
  expect(await textsOf(text)).not.toContain(ROW);
});

test('a name has its signature once', async () => {
  const heading = '## Names\n\n';
  const all = await textsOf(`${heading}${TABLE}\n${heading}${TABLE}`);
  expect(all.filter((text) => text === ROW)).toHaveLength(1);

  const withHeading = await textsOf(`${heading}${TABLE}\n## \`output.filename\``);
  expect(withHeading.filter((text) => text === ROW)).toHaveLength(1);
  expect(withHeading.indexOf(ROW)).toBeGreaterThan(withHeading.indexOf('Decides the name.'));
});
