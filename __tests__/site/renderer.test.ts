import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { SAVED } from '../../scripts/build/places';

const DEPRECATED = ['punycode', 'domain', 'sys'];

// Node.js warns of these, and Gatsby prints the warning as an error.
test('what renders the pages loads nothing that Node.js deprecates', () => {
  const script = readFileSync(path.join(SAVED, '.cache/page-ssr/routes/render-page.js'), 'utf8');
  const loaded = builtinModules.filter((name) =>
    new RegExp(`require\\(["'](?:node:)?${name}["']\\)`).test(script),
  );

  expect(loaded).toContain('path');
  expect(loaded.filter((name) => DEPRECATED.includes(name))).toEqual([]);
});
