import { diffText, referenceDiff } from '../../../../src/node/reference/release/diff';
import type { ReferenceSnapshot } from '../../../../src/node/reference/release/snapshot';

const BEFORE: ReferenceSnapshot = {
  versions: { webpack: '5.112.2' },
  things: {
    'option output.filename': 'string; default "[name].js"',
    'option output.iife': 'boolean',
    'plugin option BannerPlugin.raw': 'boolean',
    'command serve': 'webpack serve',
  },
};

const AFTER: ReferenceSnapshot = {
  versions: { webpack: '5.113.0' },
  things: {
    'option output.filename': 'string | function; default "[name].js"',
    'hook Compiler.done': 'AsyncSeriesHook(stats: Stats)',
    'plugin option BannerPlugin.raw': 'boolean',
    'command serve': 'webpack serve',
  },
};

test('a bump says what appeared, went and changed, and which pages that touches', () => {
  expect(diffText(referenceDiff(BEFORE, AFTER))).toBe(`webpack 5.112.2 -> 5.113.0

Appeared
  + hook Compiler.done: AsyncSeriesHook(stats: Stats)

Went
  - option output.iife: boolean

Changed
  ~ option output.filename
    - string; default "[name].js"
    + string | function; default "[name].js"

Pages that this touches
  /api/compiler-hooks/
  /configuration/output/

When the pages are right: npm run reference:diff -- --write`);
});

test('the same release has no difference', () => {
  expect(referenceDiff(BEFORE, BEFORE).isEmpty).toBe(true);
});

test('a release without changes still says its number', () => {
  const next = { ...BEFORE, versions: { webpack: '5.112.3' } };

  expect(diffText(referenceDiff(BEFORE, next))).toContain('webpack 5.112.2 -> 5.112.3');
});
