import { explains, isSaidIn, lettersExplained } from '../../src/site/messages';
import { messageName } from '../../src/node/reference/errors';
import type { Issue } from '../../src/node/content/issues';
import type { ReferenceMessage } from '../../src/node/reference/types';
import { messagesOf, type Entry } from './entriesOf';
import { IMPOSSIBLE_FILE, type Impossible } from './impossible';

/** An entry with what its samples print. */
export type PrintedEntry = { entry: Entry; printed: string };

const NO_SAMPLE = `a project in content/examples/errors below the id of the heading that explains it; if there can't be one, its reason in ${IMPOSSIBLE_FILE}`;

/** Messages that no sample prints as a page shows them, and what is listed as impossible by mistake. */
export function unprintedIssues(
  messages: readonly ReferenceMessage[],
  entries: readonly PrintedEntry[],
  impossible: readonly Impossible[],
): Issue[] {
  const printed = messages.filter((message) => isPrinted(message, entries));
  const listed = new Set(impossible.map(({ message }) => message));
  const missing = messages.filter(
    (message) => !printed.includes(message) && !listed.has(messageName(message)),
  );
  return [
    ...missing.map((message) => ({
      file: message.files.join(', '),
      message: `No sample prints \`${messageName(message)}\``,
      fix: NO_SAMPLE,
    })),
    ...impossible.flatMap(({ message, line }) => {
      const wrong = listedByMistake(message, messages.map(messageName), printed.map(messageName));
      return wrong ? [{ file: IMPOSSIBLE_FILE, line, message: wrong, fix: 'remove it' }] : [];
    }),
  ];
}

function listedByMistake(
  message: string,
  known: readonly string[],
  printed: readonly string[],
): string | undefined {
  if (!known.includes(message)) return `webpack has no message \`${message}\``;
  return printed.includes(message) ? `A sample prints \`${message}\`` : undefined;
}

/** Whether the samples of a heading print a message, and a row or the heading shows it like that. */
export function isPrinted(message: ReferenceMessage, entries: readonly PrintedEntry[]): boolean {
  // As in what samples print, whose paths have slashes on Windows, too.
  const text = message.text.replaceAll('\\', '/');
  return entries.some(
    ({ entry, printed }) =>
      isSaidIn(text, printed) &&
      messagesOf(entry).some((name) => explains(name, text) && lettersExplained(name, printed) > 0),
  );
}

/** How many of webpack's messages the pages explain, and the samples print. */
export function messageFigures(
  messages: readonly ReferenceMessage[],
  entries: readonly PrintedEntry[],
  impossible: readonly Impossible[],
): string {
  const explained = messages.filter(({ text }) =>
    entries.some(({ entry }) => messagesOf(entry).some((name) => explains(name, text))),
  );
  const printed = messages.filter((message) => isPrinted(message, entries));
  return [
    `${messages.length} messages in webpack`,
    `${explained.length} explained`,
    `${printed.length + impossible.length} with a sample or listed as impossible (${impossible.length})`,
  ].join(', ');
}
