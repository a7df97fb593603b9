import { htmlOf } from '../../../../support/content';

const TABLE = '| Option | Default |\n| --- | :-: |\n| `mode` | a \\| b |';
const BOX = '<div role="group" aria-label="Table" tabindex="0"><table>';

test('a table scrolls in a box that the keyboard reaches', async () => {
  expect(await htmlOf(TABLE)).toBe(
    `${BOX}<thead><tr><th>Option</th><th style="text-align:center">Default</th></tr></thead>` +
      '<tbody><tr><td><code>mode</code></td><td style="text-align:center">a | b</td></tr></tbody></table></div>',
  );
});

test('every table has its own box, also inside other parts', async () => {
  const html = await htmlOf(
    `${TABLE}\n\n:::tip\n${TABLE}\n:::\n\n- ${TABLE.replaceAll('\n', '\n  ')}`,
  );

  expect(html.split('<div role="group" aria-label="Table')).toHaveLength(4);
});

test('a table is named by the heading above it, and counted if there are more', async () => {
  const html = await htmlOf(
    `${TABLE}\n\n## Modes\n\n${TABLE}\n\n${TABLE}\n\n### \`a\`\n\n${TABLE}`,
  );
  const names = [...html.matchAll(/role="group" aria-label="([^"]+)"/g)].map(([, name]) => name);

  expect(names).toEqual(['Table', 'Table: Modes', 'Table 2: Modes', 'Table: a']);
});

test('an empty corner is no head of a column', async () => {
  const html = await htmlOf('| | Default |\n| --- | --- |\n| `mode` | a |');
  expect(html).toContain('<thead><tr><td></td><th>Default</th></tr></thead>');
});
