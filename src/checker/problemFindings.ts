import { suggestion } from '../node/content/suggestion';
import { dotted, type Problem } from './checkSchema';
import { namesake, optionAt, optionKey, urlAt } from './lookup';
import type { Finding, Knowledge, Value } from './types';

type Known = Pick<Knowledge, 'options'>;

/** What a problem means to the author of the configuration. */
export function toFinding(problem: Problem, known: Known): Finding {
  switch (problem.kind) {
    case 'unknown key':
      return unknownKey(problem, known);
    case 'unexpected':
      return unexpectedValue(problem, known);
    case 'missing key': {
      const { path, value, name } = problem;
      return {
        ...rangeOf(value),
        level: 'error',
        message: `${quoted(optionKey(path))} needs ${quoted(name)}`,
        url: urlAt(optionKey(dotted(path, name)), known.options),
      };
    }
    case 'refused': {
      const { path, value, reason } = problem;
      const message = reason === 'its keys' ? CACHE_GROUP : `${quoted(optionKey(path))} ${reason}`;
      return {
        ...rangeOf(value),
        level: 'error',
        message,
        url: urlAt(optionKey(path), known.options),
      };
    }
  }
}

// The only place where webpack's schema says what a value must not be.
const CACHE_GROUP =
  'a cache group called `test` with a condition is an error: put the condition into a group, `{ groupName: { test } }`';

export const quoted = (name: string) => `\`${name}\``;

const rangeOf = ({ start, end }: Value) => ({ start, end });

function unknownKey(
  { path, member, known: names }: Extract<Problem, { kind: 'unknown key' }>,
  { options }: Known,
): Finding {
  const { name, key } = member;
  const own = dotted(optionKey(path), name);
  if (optionAt(own, options)) {
    const message = `${quoted(own)} doesn't go with the other options around it`;
    return { ...key, level: 'error', message, url: urlAt(own, options) };
  }
  const meant = suggestion(name, names);
  const place = meant === undefined ? namesake(name, options) : undefined;
  const owner = optionKey(path);
  return {
    ...key,
    level: 'error',
    message: `webpack has no option ${quoted(own)}`,
    instead: meant === undefined ? place && quoted(place) : quoted(meant),
    url: urlAt(meant === undefined ? (place ?? owner) : dotted(owner, meant), options),
  };
}

function unexpectedValue(
  { path, value, expected }: Extract<Problem, { kind: 'unexpected' }>,
  { options }: Known,
): Finding {
  const key = optionKey(path);
  const isPlain = value.kind === 'primitive' && typeof value.value === 'string';
  const texts = expected.filter((each) => each.startsWith('"')).map((each) => each.slice(1, -1));
  const meant = isPlain ? suggestion(String(value.value), texts) : undefined;
  const isItem = path.endsWith('[]') || path.endsWith('.*');
  const type = isItem ? undefined : optionAt(key, options)?.type;
  return {
    ...rangeOf(value),
    level: 'error',
    message: `${isItem ? `in ${quoted(key)}, a value` : quoted(key)} must be ${expectedText(expected, type)}, not ${kindText(value)}`,
    instead: meant === undefined ? undefined : quoted(`'${meant}'`),
    url: urlAt(key, options),
  };
}

const MAX_LISTED = 8;

function expectedText(expected: readonly string[], type: string | undefined): string {
  if (type !== undefined) return quoted(type);
  const shown = expected.length > MAX_LISTED ? [...expected.slice(0, MAX_LISTED), '…'] : expected;
  return quoted(shown.join(' | '));
}

function kindText(value: Value): string {
  switch (value.kind) {
    case 'primitive':
      return quoted(typeof value.value === 'string' ? `'${value.value}'` : String(value.value));
    case 'text':
      return 'a string';
    case 'boolean':
      return 'a boolean';
    case 'array':
    case 'object':
      return `an ${value.kind}`;
    case 'regexp':
      return 'a regular expression';
    case 'instance':
      return `an instance of ${quoted(value.origin.name)}`;
    default:
      return `a ${value.kind}`;
  }
}
