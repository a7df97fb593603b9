// A name as code spells it: `output.filename`, `css-loader`, `__webpack_hash__`, `@scope/name`.
const WORD = /@?[A-Za-z_$][\w$]*(?:[./-][A-Za-z_$][\w$]*)*/g;
// Of one lower-case run nobody can tell whether it is code or English.
const TELLING = /[a-z\d][A-Z]|[A-Z]{2}|[\w$][./_-][\w$]|^[_$@]/;
const MESSAGE = /\b(error|warning|invalid|deprecat\w*|cannot|can't|not)\b/i;
const LONGEST = 60;
const LONGEST_MESSAGE = 160;

/** The names in a piece of code that one would search for, in their order. */
export const codeNames = (code: string): string[] => [
  ...new Set(
    (code.match(WORD) ?? []).filter((word) => word.length <= LONGEST && TELLING.test(word)),
  ),
];

/** Lines of output that tell of something wrong: people paste them into the search. */
export const messagesIn = (code: string): string[] =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => MESSAGE.test(line) && !/^(\/\/|\*|\/\*|#)/.test(line))
    .map((line) => line.slice(0, LONGEST_MESSAGE));
