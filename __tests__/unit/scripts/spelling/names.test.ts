import { readReference } from '../../../../src/node/reference/reference';
import { knownNames, wordsOf } from '../../../../scripts/spelling/names';

test('a name is known as a whole and by its parts', () => {
  expect(wordsOf(['output.hashDigestLength', '--no-watch-options-stdin'])).toEqual([
    'Digest',
    'Length',
    'hash',
    'hashDigestLength',
    'options',
    'output',
    'stdin',
    'watch',
  ]);
});

test('options, hooks, plugins, flags, terms and packages are words, and misspelled ones are none', () => {
  const glossary = [{ term: 'Tree Shaking', aliases: ['treeshake'], definition: '', url: '/' }];
  const names = new Set(knownNames(readReference(), glossary, ['@docsearch/react']));
  for (const name of [
    'chunkFilename',
    'processAssets',
    'SplitChunksPlugin',
    'treeshake',
    'docsearch',
  ]) {
    expect(names).toContain(name);
  }
  expect(names).not.toContain('chunkFilname');
});
