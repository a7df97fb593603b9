import { htmlOf } from '../../../../support/content';

test('a long name in a heading can break between its parts', async () => {
  expect(await htmlOf('## `optimization.concatenateModules`')).toContain(
    '<code>optimization.<wbr/>concatenate<wbr/>Modules</code>',
  );
});

test('its id and its name for assistive technology stay the same', async () => {
  const html = await htmlOf('## `optimization.concatenateModules`');
  expect(html).toContain('id="optimizationconcatenatemodules"');
  expect(html).toContain('aria-label="optimization.concatenateModules"');
});

test('a short name does not break', async () => {
  expect(await htmlOf('## `output.path`')).toContain('<code>output.path</code>');
});

test('the name that a row begins with breaks in a narrow column', async () => {
  const html = await htmlOf('| Hook | When |\n| --- | --- |\n| `succeedEntry` | `failedEntry` |');
  expect(html).toContain('<code>succeed<wbr/>Entry</code>');
  expect(html).toContain('<code>failedEntry</code>');
});
