import { highlighted, snippet } from '../../../../src/components/search/local/highlight';

const shown = (text: string) => text.replaceAll('\uE000', '[').replaceAll('\uE001', ']');
const marked = (text: string, ...terms: string[]) => shown(highlighted(text, new Set(terms)));
const cut = (text: string, ...terms: string[]) => shown(snippet(text, new Set(terms)));

test.each([
  ['Use splitChunks here', 'split', 'Use [splitChunks] here'],
  ['Chunks and a chunk.', 'chunk', '[Chunks] and a [chunk].'],
  ["It can't resolve", 'cant', "It [can't] resolve"],
  ['nothing of it', 'else', 'nothing of it'],
])('in %j, what is found by %s is marked', (text, term, result) => {
  expect(marked(text, term)).toBe(result);
});

const LONG = `${'one two three '.repeat(30)}a hash of the content ${'four five six '.repeat(30)}`;

test('a snippet holds the words that were searched for, and starts and ends with whole words', () => {
  const result = cut(LONG, 'hash', 'content');
  expect(result).toContain('[hash] of the [content]');
  expect(result).toMatch(/^…(one|two|three) .* (four|five|six)…$/);
});

test('a snippet of a text without them is its start', () => {
  expect(cut(LONG, 'nowhere')).toMatch(/^one two three .*…$/);
});

test('a short text is shown whole', () => {
  expect(cut('A hash.', 'hash')).toBe('A [hash].');
});

test('a text without spaces is cut as well', () => {
  expect(cut('a'.repeat(1000)).length).toBeLessThan(200);
});
