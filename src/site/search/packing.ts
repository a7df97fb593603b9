// Characters that JSON does not escape, so that most distances between two records take one.
const DIGITS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((digit) => digit !== '"' && digit !== '\\' && digit !== '!')
  .join('');
const BASE = DIGITS.length;
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));
/** Precedes a distance with several digits, once for each additional digit. */
const MORE = '!';

/** Numbers in ascending order as a short text. */
export function packNumbers(numbers: readonly number[]): string {
  let last = 0;
  return numbers
    .map((number) => {
      const distance = number - last;
      last = number;
      return packNumber(distance);
    })
    .join('');
}

function packNumber(number: number): string {
  let digits = '';
  for (let rest = number; digits === '' || rest > 0; rest = Math.floor(rest / BASE)) {
    digits = DIGITS[rest % BASE] + digits;
  }
  return MORE.repeat(digits.length - 1) + digits;
}

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let last = 0;
  for (let at = 0; at < text.length; at++) {
    let length = 1;
    for (; text[at] === MORE; at++) length++;
    let distance = 0;
    for (; length > 0; length--, at++)
      distance = distance * BASE + (VALUES.get(text[at] ?? '') ?? NaN);
    at--;
    last += distance;
    numbers.push(last);
  }
  return numbers;
}

const MAX_SHARED_START = 35;

/** Sorted words, each without the start that it shares with the previous word. */
export function packWords(words: readonly string[]): string {
  let last = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < Math.min(word.length, MAX_SHARED_START) && word[shared] === last[shared])
        shared++;
      last = word;
      return shared.toString(MAX_SHARED_START + 1) + word.slice(shared);
    })
    .join('\n');
}

export function unpackWords(text: string): string[] {
  let last = '';
  return text.split('\n').map((line) => {
    last = last.slice(0, parseInt(line[0] ?? '', MAX_SHARED_START + 1)) + line.slice(1);
    return last;
  });
}
