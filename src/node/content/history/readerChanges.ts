import type { PageChange } from '../../../site/types';
import type { Commit } from './fileHistories';

const SHOWN = 5;

/** What changes so many pages at once says little about any of them. */
const MANY_PAGES = 10;

/** `docs(guides): `, as https://www.conventionalcommits.org has it. */
const PREFIX = /^(?<type>[a-z]+)(?:\([^)]*\))?!?: */i;

/** Types of commits that do not change what a page says. */
const SILENT_TYPES = ['build', 'chore', 'ci', 'perf', 'refactor', 'style', 'test'];
const SPOKEN_TYPES = ['docs', 'doc', 'feat', 'fix', 'content', 'revert'];

const MECHANICAL =
  /^(?:merge|(?:re)?format|lint|(?:(?:run|apply) )?prettier|bump|release \d|sync|wip|typos?|fix(?:e[sd])? (?:an? |the )?(?:typos?|lint|format(?:ting)?|spelling|links?)|protect (?:the )?(?:address(?:es)?|headings?)|keep the ids?)\b/i;

/** A word, not a name that is written as it is, such as `css-loader`. */
const FIRST_WORD = /^(?!webpack )[a-z]+(?= )/;

/** ` (#1234)`, as GitHub adds it. */
const PULL_REQUEST = / \(#\d+\)$/;

/** The last changes to a page that mean something to its readers, the newest first. */
export const readerChanges = (
  commits: readonly Commit[],
  commitUrl: (hash: string) => string | null,
): PageChange[] =>
  commits
    .filter(isAboutPages)
    .flatMap(({ hash, date, subject }) => {
      const message = messageOf(subject);
      return message === undefined ? [] : [{ date, message, url: commitUrl(hash) }];
    })
    .slice(0, SHOWN);

/** Not about all pages, nor about the code of the site. */
const isAboutPages = ({ pages, code }: Commit) => pages <= MANY_PAGES && code <= pages;

/** The message without what only those who work on the site need; nothing if that is all of it. */
export function messageOf(subject: string): string | undefined {
  const [prefix = '', type = ''] = PREFIX.exec(subject) ?? [];
  const kind = type.toLowerCase();
  if (SILENT_TYPES.includes(kind)) return undefined;
  const text = SPOKEN_TYPES.includes(kind) ? subject.slice(prefix.length) : subject;
  const message = text.replace(PULL_REQUEST, '').trim();
  if (message === '' || MECHANICAL.test(message)) return undefined;
  return message.replace(FIRST_WORD, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}
