import type {
  AwesomeEntry,
  DataFileName,
  Entry,
  GlossaryTerm,
  OutdatedEntry,
  OwnSponsor,
  Published,
  Redirect,
  SearchedAs,
  VoteTopicEntry,
} from './dataShapes';
import type { Issue } from '../issues';
import { readDataFile } from './readDataFile';

export * from './dataShapes';

/** What the data files hold, each entry with the line that it stands on. */
export type ContentData = {
  awesome: Entry<AwesomeEntry>[];
  /** Where the notice above every page leads. */
  banner: Entry<string>[];
  glossary: Entry<GlossaryTerm>[];
  /** What configurations for older releases contain. */
  outdated: Entry<OutdatedEntry>[];
  published: Entry<Published>[];
  redirects: Entry<Redirect>[];
  /** What readers type, by the address that answers. */
  searchedAs: Entry<SearchedAs>[];
  sponsors: Entry<OwnSponsor>[];
  synonyms: Entry<string[]>[];
  toCome: Entry<string>[];
  voteTopics: Entry<VoteTopicEntry>[];
  /** Files with issues, which may lack entries that exist. */
  incomplete: DataFileName[];
};

type Sources = Partial<Record<DataFileName, string>>;

/** A file that is not there is an empty one. */
export function readContentData(sources: Sources): { data: ContentData; issues: Issue[] } {
  const issues: Issue[] = [];
  const incomplete: DataFileName[] = [];
  const entries = <Value>(name: DataFileName): Entry<Value>[] => {
    const file = readDataFile(name, sources[name]);
    issues.push(...file.issues);
    if (file.issues.length > 0) incomplete.push(name);
    return file.entries as Entry<Value>[];
  };
  entries('assistants');
  entries('undocumented');
  const data = {
    awesome: entries<AwesomeEntry>('awesome'),
    banner: entries<Keyed>('banner').flatMap(bannerLink),
    glossary: entries<GlossaryTerm>('glossary'),
    outdated: entries<OutdatedEntry>('outdated'),
    published: entries<Keyed>('published').map(asPublished),
    redirects: entries<Keyed>('redirects').map(asRedirect),
    searchedAs: entries<Keyed>('searched-as').map(asSearchedAs),
    sponsors: entries<OwnSponsor>('sponsors'),
    synonyms: entries<string[]>('synonyms'),
    toCome: entries<string>('to-come'),
    voteTopics: entries<VoteTopicEntry>('vote-topics'),
  };
  return { data: { ...data, incomplete }, issues };
}

/** The topics to vote on, without those that have issues. */
export const readVoteTopics = (source: string): VoteTopicEntry[] =>
  readDataFile('vote-topics', source).entries.map(({ value }) => value as VoteTopicEntry);

/** An entry of a mapping. */
type Keyed = { key: string; value: unknown };

const asRedirect = ({ value: { key, value }, line }: Entry<Keyed>): Entry<Redirect> => ({
  line,
  value: { from: key, to: value as string },
});

const asSearchedAs = ({ value: { key, value }, line }: Entry<Keyed>): Entry<SearchedAs> => ({
  line,
  value: { url: key, texts: value as string[] },
});

const asPublished = ({ value: { key, value }, line }: Entry<Keyed>): Entry<Published> => ({
  line,
  value: { url: key, ids: ((value as string | null) ?? '').split(/\s+/).filter(Boolean) },
});

const bannerLink = ({ value: { key, value }, line }: Entry<Keyed>): Entry<string>[] =>
  key === 'link' ? [{ line, value: (value as { url: string }).url }] : [];
