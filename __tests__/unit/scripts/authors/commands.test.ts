import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movePageCommand } from '../../../../scripts/authors/moveCommand';
import { createPage } from '../../../../scripts/authors/pageCommand';

let root: string;
let printed: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'authors-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});

afterEach(() => {
  rmSync(root, { recursive: true });
  jest.restoreAllMocks();
});

const read = (file: string) => readFileSync(join(root, 'content', file), 'utf8');
const said = () => printed.join('\n');

test('a page of the real content moves with all that leads to it', () => {
  const before = read('guides/caching.mdx');
  movePageCommand(['guides/caching', 'concepts/long-term-caching'], root);

  expect(existsSync(join(root, 'content/guides/caching.mdx'))).toBe(false);
  expect(read('concepts/long-term-caching.mdx')).toHaveLength(before.length);
  expect(read('data/redirects.yaml')).toContain(
    '\n/guides/caching/: /concepts/long-term-caching/\n',
  );
  expect(read('data/redirects.yaml')).not.toMatch(/: '?\/guides\/caching\//);
  expect(read('guides/code-splitting.mdx')).not.toContain('/guides/caching/');
  expect(said()).toContain(
    'content/guides/caching.mdx is now content/concepts/long-term-caching.mdx',
  );
  expect(said()).toMatch(/content\/guides\/code-splitting\.mdx: \d+ links?/);
});

test('a planned page is written, and is not to come any more', () => {
  writeFileSync(join(root, 'content/data/to-come.yaml'), '- /api/planned/\n- /api/another/\n');
  createPage(['api/planned'], root);
  expect(read('api/planned.mdx')).toContain('title: ');
  expect(read('data/to-come.yaml')).not.toContain('/api/planned/');
  expect(said()).toContain('content/api/planned.mdx: a new page, at /api/planned/');
});

test('a page that was not planned is protected from now on', () => {
  createPage(['guides/a-new-page'], root);
  expect(read('data/published.yaml')).toContain('\n/guides/a-new-page/:\n');
  expect(said()).toContain('content/data/published.yaml: /guides/a-new-page/ is protected');
});

test('a move that is refused changes nothing', () => {
  const before = read('data/redirects.yaml');
  expect(() => movePageCommand(['guides/caching', 'guides/csp'], root)).toThrow('the page exists');
  expect(read('data/redirects.yaml')).toBe(before);
  expect(existsSync(join(root, 'content/guides/caching.mdx'))).toBe(true);
});
