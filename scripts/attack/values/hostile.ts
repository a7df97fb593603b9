import { pick, type Random } from '../random';

/** Sets a flag if a page runs it. */
export const RUNS_CODE = '<img src=x onerror="window.wasAttacked=true">';

const NUMBERS = ['1e300', '-1', '0.5', '8640000000000001', '1e20', '"7"', 'null', '{}', '[]'];

const TEXTS = [
  '',
  'null',
  '[]',
  '[null]',
  '{}',
  '"text"',
  '{"__proto__":{"length":1}}',
  '[[[[]]]]',
  '<!doctype html><title>502</title>',
  '\u0000\ud800',
  RUNS_CODE,
  'x'.repeat(1_000_000),
];

const ADDRESSES = ['javascript:window.wasAttacked=true', 'data:text/html,x', '//', 'https://['];

/** An unexpected number, in JSON. */
export const hostileNumber = (random: Random) => pick(random, NUMBERS);

/** An unexpected text. */
export const hostileText = (random: Random) => pick(random, TEXTS);

/** A sponsor in JSON, with unexpected values. */
export function hostileSponsor(random: Random): string {
  if (random() < 0.2) return hostileNumber(random);
  const name = JSON.stringify(random() < 0.5 ? 'Ada' : hostileText(random).slice(0, 200));
  const url = JSON.stringify(pick(random, ADDRESSES));
  const cents = random() < 0.5 ? '100' : hostileNumber(random);
  return `{"name":${name},"url":${url},"avatar":${url},"cents":${cents}}`;
}

/** An issue of GitHub, in JSON. */
export const hostileIssue = (thread: string, random: Random) =>
  `{"html_url":${JSON.stringify(thread)},"reactions":{"+1":${hostileNumber(random)}}}`;
