import { compile, htmlOf } from '../../../../support/content';

test('a flag between code marks stays together, and the words around it may part', async () => {
  expect(await htmlOf('Run `npx webpack --mode production -d` again.')).toBe(
    '<p>Run <code>npx webpack <span>--mode</span> production <span>-d</span></code> again.</p>',
  );
});

test.each(['a - b', '--', 'long-term-caching', 'i--', '/*--x*/'])('%s is no flag', async (code) => {
  expect(await htmlOf(`\`${code}\``)).toBe(`<p><code>${code}</code></p>`);
});

test('a flag that may be longer than a line can break', async () => {
  const long = '--optimization-split-chunks-min-size-reduction';

  expect(await htmlOf(`\`${long}\``)).toBe(`<p><code>${long}</code></p>`);
});

test('a block of code is left as it is', async () => {
  expect(await htmlOf('```sh\nwebpack --watch\n```')).not.toContain('<span>--watch');
});

test('the search reads a flag as it is written', async () => {
  const { passages } = await compile('## Mode\n\nSay `--mode production` once.');

  expect(JSON.stringify(passages)).toContain('Say --mode production once.');
});
