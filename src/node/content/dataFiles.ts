import type { Node } from 'yaml';
import { z } from 'zod';
import { THREAD_URL, VOTE_STATES } from '../../site/votes';
import type { Mistake } from './mistakes';
import { readYaml } from './readYaml';

const text = z.string({ error: 'a text' }).trim().min(1, { error: 'a text' });
const A_PATH = { error: 'a path that starts with /' };
// It is written into addresses, markup and lines of `_redirects`.
const path = z.string(A_PATH).regex(/^\/(?![/\\])[^\s"'<>\\]*$/, A_PATH);
const A_LINK = 'an http(s) url, or a path that starts with /';
const httpUrl = z.url({ protocol: /^https?$/, error: 'an http(s) url' });
const CENTS = { error: 'a whole number of cents' };
const cents = z.int(CENTS).min(0, CENTS);

const THREAD_EXAMPLE = 'a GitHub issue, like https://github.com/webpack/webpack/issues/536';

/** The files of `content/data/` that pages and routes depend on, and the shape of each. */
export const SHAPES = {
  awesome: z.array(
    z.strictObject(
      { title: text, link: z.union([httpUrl, path], { error: A_LINK }), kind: text, why: text },
      { error: 'a title, a link, a kind and a why' },
    ),
    { error: 'a list of entries' },
  ),
  glossary: z.array(
    z.strictObject(
      {
        term: text,
        aliases: z.array(text, { error: 'a list of texts' }).default([]),
        definition: text,
        url: path,
      },
      { error: 'a term, a definition and a url' },
    ),
    { error: 'a list of terms' },
  ),
  redirects: z.record(path, path, { error: 'lines of `/from/: /to/`' }),
  sponsors: z.array(
    z.strictObject(
      {
        name: text,
        slug: text.nullable().default(null),
        website: httpUrl.nullable().default(null),
        avatar: httpUrl.nullable().default(null),
        totalCents: cents,
        monthlyCents: cents.default(0),
        firstDonation: z.iso.date({ error: 'a date as YYYY-MM-DD' }).nullable().default(null),
        note: text.nullable().default(null),
      },
      { error: 'a name and totalCents' },
    ),
    { error: 'a list of sponsors' },
  ),
  synonyms: z.array(
    z.array(text, { error: 'a list of words' }).min(2, { error: 'two words or more' }),
    { error: 'a list of meanings' },
  ),
  'to-come': z.array(path, { error: 'a list of urls' }),
  'vote-topics': z.array(
    z.strictObject({
      title: text,
      summary: text,
      state: z.enum(VOTE_STATES, { error: `one of ${VOTE_STATES.join(', ')}` }),
      thread: z.string({ error: THREAD_EXAMPLE }).regex(THREAD_URL, { error: THREAD_EXAMPLE }),
      opened: z.iso.date({ error: 'a date as YYYY-MM-DD' }).optional(),
      shippedIn: text.optional(),
    }),
    { error: 'a list of topics' },
  ),
} as const;

export type DataFileName = keyof typeof SHAPES;
export const DATA_FILES = Object.keys(SHAPES) as DataFileName[];
export const dataFilePath = (name: DataFileName) => `content/data/${name}.yaml`;

export type Entry<Value> = { value: Value; line: number };
export type AwesomeEntry = z.infer<(typeof SHAPES)['awesome']>[number];
export type GlossaryTerm = z.infer<(typeof SHAPES)['glossary']>[number];
export type VoteTopicEntry = z.infer<(typeof SHAPES)['vote-topics']>[number];
export type Redirect = { from: string; to: string };
export type OwnSponsor = z.infer<(typeof SHAPES)['sponsors']>[number];

/** What the data files hold, each entry with the line that it stands on. */
export type ContentData = {
  awesome: Entry<AwesomeEntry>[];
  glossary: Entry<GlossaryTerm>[];
  redirects: Entry<Redirect>[];
  sponsors: Entry<OwnSponsor>[];
  synonyms: Entry<string[]>[];
  toCome: Entry<string>[];
  voteTopics: Entry<VoteTopicEntry>[];
};

/** A file that is not there is an empty one. */
export function readContentData(sources: Partial<Record<DataFileName, string>>): {
  data: ContentData;
  mistakes: Mistake[];
} {
  const awesome = readEntries('awesome', sources.awesome);
  const glossary = readEntries('glossary', sources.glossary);
  const redirects = readEntries('redirects', sources.redirects);
  const sponsors = readEntries('sponsors', sources.sponsors);
  const synonyms = readEntries('synonyms', sources.synonyms);
  const toCome = readEntries('to-come', sources['to-come']);
  const voteTopics = readEntries('vote-topics', sources['vote-topics']);
  return {
    data: {
      awesome: awesome.entries as Entry<AwesomeEntry>[],
      glossary: glossary.entries as Entry<GlossaryTerm>[],
      redirects: redirects.entries as Entry<Redirect>[],
      sponsors: sponsors.entries as Entry<OwnSponsor>[],
      synonyms: synonyms.entries as Entry<string[]>[],
      toCome: toCome.entries as Entry<string>[],
      voteTopics: voteTopics.entries as Entry<VoteTopicEntry>[],
    },
    mistakes: [awesome, glossary, redirects, sponsors, synonyms, toCome, voteTopics].flatMap(
      ({ mistakes }) => mistakes,
    ),
  };
}

/** The topics to vote on, without those that have mistakes. */
export const readVoteTopics = (source: string): VoteTopicEntry[] =>
  readEntries('vote-topics', source).entries.map(({ value }) => value as VoteTopicEntry);

/** The entries of a file that are right, and what is wrong with the others. */
function readEntries(name: DataFileName, source = '') {
  const mistake = { file: dataFilePath(name), fix: 'see the entries around it' };
  const { document, value, lineAt, errors } = readYaml(source);
  if (errors.length > 0) {
    return { entries: [], mistakes: errors.map((error): Mistake => ({ ...mistake, ...error })) };
  }
  const found: unknown = value ?? (name === 'redirects' ? {} : []);
  const { data, error } = SHAPES[name].safeParse(found);
  const issues = error?.issues ?? [];
  const wrong = new Set(issues.map(({ path: [entry] }) => String(entry)));
  const right: unknown = error ? SHAPES[name].safeParse(without(found, wrong)).data : data;

  const nodes = (document.contents as { items?: (Node | { key: Node })[] } | null)?.items ?? [];
  const keys = typeof found === 'object' && found !== null ? Object.keys(found) : [];
  const lineOf = (key: string) => {
    const node = nodes[keys.indexOf(key)];
    const range = (node && 'key' in node ? node.key : node)?.range;
    return range ? lineAt(range[0]) : undefined;
  };
  const rightKeys = keys.filter((key) => !wrong.has(key));
  const values: unknown[] = Array.isArray(right)
    ? right
    : Object.entries(right ?? {}).map(([from, to]: [string, unknown]) => ({ from, to }));
  return {
    entries: values.map((entry, index) => ({
      value: entry,
      line: lineOf(rightKeys[index] ?? '') ?? 1,
    })),
    mistakes: issues.map((issue): Mistake => ({
      ...mistake,
      line: lineOf(String(issue.path[0])),
      message: `${issue.path.join('.') || 'file'}: expected ${expectation(issue)}`,
    })),
  };
}

/** A list or mapping without some of its entries. */
function without(value: unknown, entries: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => !entries.has(String(index)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !entries.has(key)));
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `no key \`${issue.keys.join('`, `')}\``;
  return issue.message;
}
