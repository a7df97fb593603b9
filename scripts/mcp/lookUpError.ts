import { lettersExplained, lettersTyped } from '../../src/site/messages';
import type { BuiltSite } from './builtSite';
import { entryText } from './entryText';
import { headingsOn, pageText } from './pageText';

/** A message with `…` for what differs. */
type Message = { pattern: string; code?: string | null };

const MAX_ENTRIES = 3;

/** What the pages about errors and the reference have of the messages in a text. */
export function errorText(site: BuiltSite, text: string): string | undefined {
  const entries = recognized(site.reference().lists.errors, text);
  const [heading] = recognized(explainedMessages(site), text);
  const [entry] = entries;
  if (!entry && !heading) return undefined;
  // A heading can be more exact than the message in webpack's code, from which parts are printed.
  const isHeading = heading && heading.letters >= (entry?.letters ?? 0);
  const page = isHeading ? heading.message : entry?.message;
  const isExplained = isHeading || entry?.message.documented;
  return [
    ...(page && isExplained ? [`Explained at ${page.url}\n\n${pageText(site, page.url)}`] : []),
    ...entries.slice(0, MAX_ENTRIES).map(({ message }) => entryText('errors', message)),
  ].join('\n\n');
}

/** The messages that the headings of pages about errors are. */
const explainedMessages = (site: BuiltSite): (Message & { url: string })[] =>
  site
    .pages()
    .filter((path) => path.startsWith('/errors/'))
    .flatMap((path) =>
      headingsOn(site.read(path)).map(({ id, title }) => ({
        pattern: title,
        url: `${site.address()}${path}#${id}`,
      })),
    );

/** Those that a text contains, best first. */
const recognized = <M extends Message>(messages: readonly M[], text: string) =>
  messages
    .map((message) => ({ message, letters: lettersKnown(message, text) }))
    .filter(({ letters }) => letters > 0)
    .sort((a, b) => b.letters - a.letters || a.message.pattern.length - b.message.pattern.length);

/** A code is more certain than any words. */
function lettersKnown({ pattern, code }: Message, text: string): number {
  if (code && text.includes(code)) return Number.MAX_SAFE_INTEGER;
  const lines = pattern.split('\n').map((line) => lettersExplained(line, text));
  return Math.max(...lines) || lettersTyped(pattern, text);
}
