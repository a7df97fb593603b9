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
    .replace(/<a [^>]*class="permalink"[^>]*><\/a>/g, '')
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
