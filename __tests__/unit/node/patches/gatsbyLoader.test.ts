import { readFileSync } from 'node:fs';
import { boundLoader } from '../../../../src/node/patches/gatsbyLoader';

const original = readFileSync('node_modules/gatsby/cache-dir/loader.js', 'utf8');

test('the data of a page for errors is not asked for again because it failed', () => {
  const bounded = boundLoader(original);
  expect(bounded).toContain('if (status === 500 && pagePath !== `/500.html`) {');
  expect(bounded).not.toContain('if (status === 500) {');
});

test('a loader that is bounded already stays as it is', () => {
  const bounded = boundLoader(original);
  expect(boundLoader(bounded)).toBe(bounded);
});

test('a Gatsby that retries otherwise stops the build', () => {
  expect(() => boundLoader('export class ProdLoader {}')).toThrow(
    'src/node/patches/gatsbyLoader.ts',
  );
});

test('a request that is not answered ends after ten seconds, and is not made again', () => {
  const bounded = boundLoader(original);
  expect(bounded).toContain('req.timeout = 10000');
  expect(bounded).not.toMatch(/if \((?:status !== 200 && )?retries < 3\) \{/);
});
