// A name as code spells it: `output.filename`, `css-loader`, `__webpack_hash__`, `@scope/name`.
const WORD = /@?[A-Za-z_$][\w$]*(?:[./-][A-Za-z_$][\w$]*)*/g;
// A single lower-case word may be code or English.
const LIKE_CODE = /[a-z\d][A-Z]|[A-Z]{2}|[\w$][./_-][\w$]|^[_$@]/;
const MESSAGE = /\b(error|warning|invalid|deprecat\w*|cannot|can't|not)\b/i;
const MAX_NAME = 60;
const MAX_MESSAGE = 160;

/** The names in a piece of code that one would search for, in their order. */
export const codeNames = (code: string): string[] => [
  ...new Set(
    (code.match(WORD) ?? []).filter((word) => word.length <= MAX_NAME && LIKE_CODE.test(word)),
  ),
];

/** Lines of output that report something wrong: people paste them into the search. */
export const messagesIn = (code: string): string[] =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => MESSAGE.test(line) && !/^(\/\/|\*|\/\*|#)/.test(line))
    .map((line) => line.slice(0, MAX_MESSAGE));
