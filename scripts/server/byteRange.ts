export type ByteRange = { start: number; end: number };

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part that a `Range` header asks for, both ends included. Undefined asks for the whole file:
 * a server may ignore what it does not know, such as several parts at once.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'none' | undefined {
  const [, first, last] = SINGLE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;

  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  return range.start <= range.end ? range : 'none';
}
