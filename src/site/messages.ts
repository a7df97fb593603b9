/** Stands for what differs from project to project: names, paths, numbers. */
export const HOLE = '…';

/** Shorter parts are in too many sentences. */
const MIN_LETTERS = 8;
/** Fewer may be a name, or the beginning of any question. */
const MIN_TYPED = { letters: 14, words: 4 };

/** `(node:21034) [DEP_WEBPACK_COMPILATION_ASSETS] DeprecationWarning:`, before the message itself. */
const DEPRECATION = /^\s*(?:\(node:\d+\) )?\[DEP\w+\] (?:DeprecationWarning: )?/;

/** `Can't resolve '…' in '…'` gives `can't resolve '`, `' in '` and `'`. */
const fixedParts = (pattern: string) => oneLine(pattern).split(HOLE).map(trimmed).filter(Boolean);

const oneLine = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‘’`"]/g, "'")
    .replace(/\s+/g, ' ');

const trimmed = (text: string) => text.trim();

/** How many letters of a message are always the same. */
export const lettersIn = (text: string) => text.replace(/[^a-z]/gi, '').length;

/**
 * How much of a text a pattern explains: the letters that both have, or 0 if one of the fixed parts
 * is missing. Names and paths of the reader stand where the pattern has holes.
 */
export const lettersExplained = (pattern: string, text: string): number =>
  lettersOfParts(fixedParts(pattern), oneLine(text));

function lettersOfParts(parts: readonly string[], line: string): number {
  let from = 0;
  let letters = 0;
  for (const part of parts) {
    const at = line.indexOf(part, from);
    if (at < 0) return 0;
    from = at + part.length;
    letters += lettersIn(part);
  }
  return letters >= MIN_LETTERS ? letters : 0;
}

/** A message that is compared with many others. */
export type ReadMessage = ReturnType<typeof readMessage>;

export const readMessage = (text: string) => ({
  line: oneLine(text),
  parts: fixedParts(text),
  partsOfLines: text.split('\n').map(fixedParts),
});

/** Whether an entry that is called like this explains messages with this pattern. */
export const explains = (entry: string, pattern: string): boolean =>
  explainsRead(readMessage(entry), readMessage(pattern));

export const explainsRead = (entry: ReadMessage, pattern: ReadMessage): boolean =>
  lettersOfParts(entry.parts, pattern.line) > 0 || isSaid(pattern, entry);

/** Whether a text contains a message with this pattern, or a line of it. */
export const isSaidIn = (pattern: string, text: string): boolean =>
  isSaid(readMessage(pattern), readMessage(text));

const isSaid = ({ partsOfLines }: ReadMessage, { line }: ReadMessage) =>
  partsOfLines.some((parts) => lettersOfParts(parts, line) > 0);

/** How many letters of a message a reader has typed who knows its beginning, or copied a part. */
export function lettersTyped(pattern: string, typed: string): number {
  const part = oneLine(typed.replace(DEPRECATION, '')).trim();
  const isEnough =
    lettersIn(part) >= MIN_TYPED.letters && part.split(' ').length >= MIN_TYPED.words;
  const isPart = isEnough && oneLine(pattern).includes(part);
  return isPart ? lettersIn(part) : 0;
}
