import { mistakesPanel } from '../../../src/node/mistakesPanel';

test('a page without mistakes shows no panel', () => {
  expect(mistakesPanel([])).toBe('');
});

test('an author reads the mistakes on the page as in the terminal', () => {
  const panel = mistakesPanel([
    { file: 'content/api/cli.mdx', line: 7, message: 'one', fix: 'two' },
    { file: 'content/api/cli.mdx', line: 9, message: 'three' },
  ]);

  expect(panel).toContain('role="alert"');
  expect(panel).toContain(
    '<pre>content/api/cli.mdx:7\n  one\n  Fix: two\n\ncontent/api/cli.mdx:9\n  three</pre>',
  );
});

test('what an author typed does not become markup', () => {
  const panel = mistakesPanel([
    { file: 'content/api/cli.mdx', message: '<Tebs> does not exist', fix: 'a & b' },
  ]);

  expect(panel).toContain('  &lt;Tebs> does not exist\n  Fix: a &amp; b');
});
