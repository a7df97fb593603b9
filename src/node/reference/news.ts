import { listText } from '../../site/text/listText';
import { RELEASES_URL, releaseUrl } from '../../site/feeds';
import { withTrailingSlash } from '../../site/urls';
import type { Reference } from './types';
import { pageOfHook, pageOfOption } from './places';

export type News = { text: string; url: string };

type Post = { title: string; url: string; date: string };

type Known = {
  posts: readonly Post[];
  reference: Pick<Reference, 'versions' | 'options' | 'hooks'>;
  /** The addresses that the site has. */
  urls: ReadonlySet<string>;
  /** `YYYY-MM-DD` */
  today: string;
};

const DAY = 24 * 60 * 60 * 1000;
/** Two releases later a post is history. */
const MAX_AGE = 90 * DAY;

/** What is new: a post of the last months, or else what came with the documented release. */
export function newsOf({ posts, reference, urls, today }: Known): News | undefined {
  const [newest] = [...posts].sort((a, b) => b.date.localeCompare(a.date));
  const isFresh = newest && Date.parse(today) - Date.parse(newest.date) <= MAX_AGE;
  return isFresh ? { text: newest.title, url: newest.url } : releaseNews(reference, urls);
}

type Addition = { name: string; url: string; added: string | null };

function releaseNews(reference: Known['reference'], urls: Known['urls']): News | undefined {
  const options = reference.options.map(({ path, added }) => ({
    name: path,
    url: pageOfOption(path),
    added,
  }));
  const hooks = reference.hooks.map(({ owner, name, added }) => ({
    name: `${owner}.${name}`,
    url: pageOfHook(owner),
    added,
  }));
  const minor = newestMinor([...options, ...hooks], reference.versions['webpack'] ?? '');
  if (!minor) return undefined;
  const [newOptions, newHooks] = [of(minor, options), of(minor, hooks)];
  const counts = [counted(newOptions, 'option'), counted(newHooks, 'hook')].filter(Boolean);
  const [first] = [...newOptions.sort(byPlainness), ...newHooks.sort(byPlainness)];

  return {
    text: `webpack ${minor} brought ${listText(counts)}, such as ${first?.name}.`,
    url: urls.has(RELEASES_URL)
      ? releaseUrl(minor)
      : pageOfMost([...newOptions, ...newHooks], urls),
  };
}

const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');
const numberOf = (minor: string) => Number(minor.split('.')[1]);

/** The documented minor release, or the last one before it of which anything is known. */
function newestMinor(additions: readonly Addition[], version: string): string | undefined {
  const major = version.split('.')[0];
  return additions
    .flatMap(({ added }) => (added ? [minorOf(added)] : []))
    .filter((minor) => minor.split('.')[0] === major && numberOf(minor) <= numberOf(version))
    .sort((a, b) => numberOf(b) - numberOf(a))[0];
}

const of = (minor: string, additions: readonly Addition[]) =>
  additions.filter(({ added }) => added && minorOf(added) === minor);

const counted = ({ length }: readonly Addition[], noun: string) =>
  length > 0 ? `${length} ${noun}${length > 1 ? 's' : ''}` : '';

const depth = ({ name }: Addition) => name.split('.').length;
const byPlainness = (a: Addition, b: Addition) =>
  depth(a) - depth(b) || a.name.localeCompare(b.name);

/** The page that explains the most of it, of those that are written. */
function pageOfMost(additions: readonly Addition[], urls: Known['urls']): string {
  const counts = new Map<string, number>();
  for (const { url } of additions) counts.set(url, (counts.get(url) ?? 0) + 1);
  const pages = [...counts].sort(([, a], [, b]) => b - a).map(([url]) => withTrailingSlash(url));
  return pages.find((url) => urls.has(url)) ?? '/configuration/';
}
