import { pick, type Random } from '../random';

/** Sets a flag if a page takes it for markup. */
export const MARKUP = `<img src="x" onerror="window.attacked=true"><script>window.attacked=true</script>`;

/** Whole answers that aren't what was asked for. */
const TEXTS: readonly string[] = [
  '',
  'null',
  '[]',
  '{}',
  '[null]',
  '[[[[]]]]',
  '1e300',
  '-1',
  'true',
  '"text"',
  '\u0000\ud800',
  '<!doctype html><title>502</title>',
  '{"__proto__":{"attacked":true},"constructor":null,"length":1e300}',
  MARKUP,
  JSON.stringify([MARKUP]),
  '['.repeat(20_000),
  'x'.repeat(1_000_000),
];

const SHARE = 0.5;

/** About half of them; another seed tries others. */
export const someTexts = (random: Random) => TEXTS.filter(() => random() < SHARE);

/** A text that ends somewhere in the middle. */
export const cut = (text: string, random: Random) =>
  text.slice(0, Math.floor(random() * text.length));

/** Numbers that aren't counts, nor times that a `Date` can hold. */
export const NUMBERS = [-1, 0.5, 1e20, 8_640_000_000_000_001, 1e300];

const REPLACEMENTS = [
  ...NUMBERS,
  null,
  [],
  {},
  '',
  MARKUP,
  'javascript:window.attacked=true',
  'https://[',
  [null],
];

/** The value with a few random parts replaced. */
export function mutate(value: unknown, random: Random): unknown {
  if (random() < 0.1) return pick(random, REPLACEMENTS);
  if (Array.isArray(value)) return value.map((each) => mutate(each, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mutate(each, random)]),
  );
}

/** JSON with a few parts replaced; any other text is cut off. */
export function mutated(text: string, random: Random): string {
  try {
    return JSON.stringify(mutate(JSON.parse(text), random));
  } catch {
    return cut(text, random);
  }
}
