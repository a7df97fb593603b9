import { issuesPanel } from '../../../../src/node/authoring/issuesPanel';

test('a page without issues shows no panel', () => {
  expect(issuesPanel('api/cli.mdx', [])).toBe('');
});

test('an author reads the issues on the page as in the terminal', () => {
  const panel = issuesPanel('api/cli.mdx', [
    { file: 'content/api/cli.mdx', line: 7, message: 'one', fix: 'two' },
    { file: 'content/api/cli.mdx', line: 9, message: 'three' },
  ]);

  expect(panel).toContain('role="alert"');
  expect(panel).toContain(
    '<pre>content/api/cli.mdx:7\n  one\n  Fix: two\n\ncontent/api/cli.mdx:9\n  three</pre>',
  );
});

test('what an author typed does not become markup', () => {
  const panel = issuesPanel('api/cli.mdx', [
    { file: 'content/api/cli.mdx', message: '<Tebs> does not exist', fix: 'a & b' },
  ]);

  expect(panel).toContain('  &lt;Tebs&gt; does not exist\n  Fix: a &amp; b');
});

test('an author reads what is wrong in other files on each page, and of other pages nothing', () => {
  const panel = issuesPanel('api/cli.mdx', [
    { file: 'content/api/node.mdx', line: 3, message: 'of another page' },
    { file: 'content/data/glossary.yaml', line: 2, message: 'of the glossary' },
    { file: 'content/tutorials/', message: 'of a folder' },
  ]);

  expect(panel).toContain('aria-label="Issues in other files"');
  expect(panel).toContain(
    '<pre>content/data/glossary.yaml:2\n  of the glossary\n\ncontent/tutorials/',
  );
  expect(panel).not.toContain('of another page');
  expect(panel).not.toContain('Issues on this page');
});
