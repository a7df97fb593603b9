import { htmlOf } from '../../../../support/content';

const TABLE = '| Option | Default |\n| --- | :-: |\n| `mode` | a \\| b |';
const BOX = '<div role="region" aria-label="Table" tabindex="0"><table>';

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

  expect(html.split(BOX)).toHaveLength(4);
});
