import { compile } from '../../../../support/content';

const passagesOf = async (text: string) => (await compile(text)).passages;

test('what stands before the first heading is the page’s own', async () => {
  expect(await passagesOf('Bundles are cached.\n\n## Names\n\nThey hold a hash.\n')).toEqual([
    { anchor: '', text: 'Bundles are cached.', names: [], samples: [], rows: [], messages: [] },
    { anchor: 'names', text: 'They hold a hash.', names: [], samples: [], rows: [], messages: [] },
  ]);
});

test('names in a sentence and names in a sample are told apart', async () => {
  const [passage] = await passagesOf(
    'Set `output.filename` and `mode`.\n\n```js\nmodule.exports = { output: { filename: "[contenthash].js", chunkFilename } };\n```\n',
  );
  expect(passage?.text).toBe('Set output.filename and mode.');
  expect(passage?.names).toEqual(['output.filename']);
  expect(passage?.samples).toEqual(['module.exports', 'chunkFilename']);
});

test('of output, the lines that tell of something wrong are text', async () => {
  const [passage] = await passagesOf(
    "```text\nasset main.js 1 KiB\nModule not found: Error: Can't resolve './a'\n```\n",
  );
  expect(passage?.text).toBe("Module not found: Error: Can't resolve './a'");
});

test('text is found in lists, tables, tabs and asides, and what one presses is not text', async () => {
  const [passage] = await passagesOf(
    '- one\n- two\n\n| a | b |\n| - | - |\n| three | four |\n\n:::tip\n\nfive\n\n:::\n\n<Install packages="webpack" dev />\n',
  );
  expect(passage?.text.split(' ')).toEqual(
    expect.arrayContaining(['one', 'two', 'three', 'four', 'five']),
  );
  expect(passage?.text).not.toContain('Copy');
});

test('a row with an address is found by its name, and says what its other cells say', async () => {
  const [passage] = await passagesOf(
    '| Member | What it is |\n| - | - |\n| `records` <Anchor id="records" /> | Kept for `the next` build. |\n| `name` | Its name. |\n',
  );
  expect(passage?.rows).toEqual([
    { id: 'records', name: 'records', text: 'Kept for the next build.' },
  ]);
  expect(passage?.text).toContain('Kept for the next build.');
});

test('a row with several names has one for each address, in whatever form that is written', async () => {
  const [passage] = await passagesOf(
    '| Member | |\n| - | - |\n| `add()`, `all.remove()`, `other` <Anchor id="add" /> <Anchor id="all-remove" /> <Anchor id="old-link" /> | Changes it. |\n',
  );
  expect(passage?.rows.map(({ id, name }) => [id, name])).toEqual([
    ['add', 'add()'],
    ['all-remove', 'all.remove()'],
  ]);
});

test('the messages that a table explains are those of its first column, and other tables have none', async () => {
  const [passage] = await passagesOf(
    '| Message | What to do |\n| - | - |\n| `Too many redirects` | Import `the final` address. |\n| `Invalid URL: …`, also `No URL` | Correct it. |\n\n| Instead of | Write |\n| - | - |\n| `chunk.modules` | `getModules()` |\n',
  );
  expect(passage?.messages).toEqual(['Too many redirects', 'Invalid URL: …', 'No URL']);
});
