import { z } from 'zod';
import { PROMPT } from '../../../site/twins';
import { THREAD_URL, VOTE_STATES } from '../../../site/votes';

const text = z.string({ error: 'a text' }).trim().min(1, { error: 'a text' });
const A_PATH = { error: 'a path that starts with /' };
// It is written into addresses, markup and lines of `_redirects`.
const path = z.string(A_PATH).regex(/^\/(?![/\\])[^\s"'<>\\]*$/, A_PATH);
const A_LINK = 'an http(s) url, or a path that starts with /';
const httpUrl = z.url({ protocol: /^https?$/, error: 'an http(s) url' });
const CENTS = { error: 'a whole number of cents' };
const cents = z.int(CENTS).min(0, CENTS);

const A_PAGE = { error: 'a path that starts and ends with /' };
const page = z.string(A_PAGE).regex(/^\/(?:[^/\\\s"'<>]+\/)*$/, A_PAGE);
const texts = z.array(text, { error: 'a list of texts' });

const THREAD_EXAMPLE = 'a GitHub issue, like https://github.com/webpack/webpack/issues/536';

const AN_ASSISTANT = `an https url with ${PROMPT} in it`;

/** The files of `content/data/` that pages and routes depend on, and the shape of each. */
export const SHAPES = {
  assistants: z.array(
    z.strictObject(
      {
        name: text,
        address: z
          .string({ error: AN_ASSISTANT })
          .regex(/^https:\/\/[^\s"'<>]+\{prompt\}[^\s"'<>]*$/, { error: AN_ASSISTANT }),
      },
      { error: 'a name and an address' },
    ),
    { error: 'a list of assistants' },
  ),
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
  banner: z.strictObject(
    {
      version: text,
      text,
      link: z.strictObject({ title: text, url: path }, { error: 'a title and a url' }),
    },
    { error: 'a version, a text and a link' },
  ),
  outdated: z.array(
    z.strictObject(
      {
        option: text.optional(),
        plugin: text.optional(),
        package: text.optional(),
        matching: z.string({ error: 'a regular expression' }).optional(),
        kind: text.optional(),
        names: texts.optional(),
        like: text.optional(),
        status: z.enum(['gone', 'ignored', 'needless', 'deprecated'], {
          error: 'one of gone, ignored, needless, deprecated',
        }),
        since: z.int({ error: 'a release of webpack' }).optional(),
        now: text,
        url: path,
      },
      { error: 'an option, a plugin or a package, with a status, a now and a url' },
    ),
    { error: 'a list of entries' },
  ),
  published: z.record(page, z.string({ error: 'ids of headings' }).nullable(), {
    error: 'lines of `/url/: ids of headings`',
  }),
  redirects: z.record(path, path, { error: 'lines of `/from/: /to/`' }),
  'searched-as': z.record(path, texts.min(1, { error: 'one text or more' }), {
    error: 'lists of texts by address',
  }),
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
  undocumented: z.record(page, texts.min(1, { error: 'one name or more' }), {
    error: 'lists of names by page',
  }),
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

/** The browser needs these as well. */
const JSON_FILES: readonly DataFileName[] = ['assistants', 'banner'];
export const isJsonFile = (name: DataFileName) => JSON_FILES.includes(name);

export const dataFilePath = (name: DataFileName) =>
  `content/data/${name}.${isJsonFile(name) ? 'json' : 'yaml'}`;

export type Entry<Value> = { value: Value; line: number };
export type AwesomeEntry = z.infer<(typeof SHAPES)['awesome']>[number];
export type GlossaryTerm = z.infer<(typeof SHAPES)['glossary']>[number];
export type OutdatedEntry = z.infer<(typeof SHAPES)['outdated']>[number];
export type VoteTopicEntry = z.infer<(typeof SHAPES)['vote-topics']>[number];
export type Redirect = { from: string; to: string };
export type SearchedAs = { url: string; texts: string[] };
export type OwnSponsor = z.infer<(typeof SHAPES)['sponsors']>[number];
/** An address that was once published, and the headings that others may link to. */
export type Published = { url: string; ids: string[] };
