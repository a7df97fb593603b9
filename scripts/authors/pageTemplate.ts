import GithubSlugger from 'github-slugger';
import { stringify } from 'yaml';
import type { SectionName } from '../../src/site/sections';
import type { PageAddress } from './pageAddress';

export type TemplateFacts = {
  /** The place after the last page of the section that has one. */
  sort?: number | undefined;
  /** What of webpack belongs on the page, in the words of its headings. */
  subjects: readonly string[];
  /** What follows a # in links that lead to the page already. */
  linkedIds: readonly string[];
  /** The name of a plugin or loader that webpack itself knows. */
  knownTitle?: string | undefined;
};

type Part = { heading: string; prompt: string };

const part = (heading: string, prompt: string): Part => ({ heading, prompt });

const OPENING = 'What it is, and when one wants it, in two or three sentences.';
const TROUBLE = part(
  'When it goes wrong',
  'The messages that readers meet, as webpack prints them, and the cure of each.',
);
const NEXT = part('Where next', 'Two or three links, each with what it is good for.');

/** What the pages of each section have in common. */
const ANATOMY: Record<SectionName, { opening: string; parts: readonly Part[] }> = {
  concepts: {
    opening: OPENING,
    parts: [
      part('Usage', 'The smallest example that works.'),
      part('Advanced', 'The details.'),
      TROUBLE,
    ],
  },
  configuration: {
    opening: OPENING,
    parts: [
      part('Usage', 'The smallest configuration that works, with what webpack prints.'),
      TROUBLE,
      NEXT,
    ],
  },
  guides: {
    opening: 'What one has at the end, and what one needs at the start.',
    parts: [
      part(
        'Getting started',
        'Files with title="…", then <Run /> with what it prints: npm run guides does the same.',
      ),
      part('The next step', 'One change at a time, as a diff, and what it does.'),
      TROUBLE,
      part('Conclusion', 'What was built, and where to go next.'),
    ],
  },
  api: {
    opening: OPENING,
    parts: [part('Usage', 'The smallest script that works, with what it prints.'), TROUBLE],
  },
  loaders: {
    opening: 'What it makes of which files.',
    parts: [
      part('Do you need it?', 'What webpack does without it.'),
      part('Getting started', '<Install packages="…" dev /> and the smallest configuration.'),
      part('Options', 'A heading for each: ### `name`, with its type, its default and an example.'),
      TROUBLE,
    ],
  },
  plugins: {
    opening: 'What it adds to a build.',
    parts: [
      part('Usage', 'The smallest configuration that works.'),
      part(
        'Options',
        'A heading for each: ### `name`. Type and default below it come from the package.',
      ),
      TROUBLE,
    ],
  },
  migrate: {
    opening: 'From which release to which, and how long it takes.',
    parts: [
      part('Preparations', 'What to do while the old release still runs.'),
      part('Upgrade', 'One step at a time, each of which can be tested.'),
      TROUBLE,
    ],
  },
  contribute: { opening: OPENING, parts: [part('Process', 'Step by step.'), TROUBLE] },
  blog: {
    opening: 'What is new, and for whom.',
    parts: [part('What changed', 'With an example.'), NEXT],
  },
};

/** The text of a new page: what its section's pages have, with prompts that no reader sees. */
export function pageTemplate(address: PageAddress, facts: TemplateFacts): string {
  const { opening, parts } = ANATOMY[address.section];
  return [
    '---',
    `title: ${quoted(facts.knownTitle ?? titleOf(address))}`,
    '# description: One sentence for search engines and link previews.',
    ...(facts.knownTitle === undefined ? [] : ['group: webpack']),
    ...(facts.sort === undefined ? [] : [`sort: ${facts.sort}`]),
    ...headOfPost(address),
    'contributors: [] # Your name on GitHub.',
    '---',
    '',
    prompt(opening),
    ...subjectsPrompt(facts.subjects),
    ...anchors(facts.linkedIds, parts),
    ...parts.flatMap((each) => ['', `## ${each.heading}`, '', prompt(each.prompt)]),
    '',
  ].join('\n');
}

/** As YAML reads it: `5` is a number, `'5'` a text. */
const quoted = (title: string) => stringify(title).trim();

const prompt = (text: string) => `{/* ${text} */}`;

const headOfPost = ({ section, name }: PageAddress) =>
  section === 'blog'
    ? [`date: ${name.slice(0, 10)}`, 'authors: [] # As contributors.', 'draft: true']
    : [];

const subjectsPrompt = (subjects: readonly string[]) =>
  subjects.length === 0
    ? []
    : ['', prompt(['To explain here:', ...subjects.map((name) => `  \`${name}\``)].join('\n'))];

/** Links to these ids stay alive until the headings are written that they lead to. */
function anchors(ids: readonly string[], parts: readonly Part[]): string[] {
  const own = parts.map(({ heading }) => new GithubSlugger().slug(heading));
  const missing = ids.filter((id) => !own.includes(id));
  return missing.length === 0
    ? []
    : [
        '',
        prompt('Links lead to these: give each to its heading, as in ## Title [#id].'),
        ...missing.flatMap((id) => ['', `<Anchor id="${id}" />`]),
      ];
}

const ACRONYMS = ['api', 'cli', 'csp', 'css', 'esm', 'hmr', 'html', 'json', 'url'];

/** `split-chunks-plugin` -> `SplitChunksPlugin`, `css-loader` -> `css-loader`, else `Tree Shaking` */
function titleOf({ section, name }: PageAddress): string {
  const words = name
    .replace(/^.*\//, '')
    .replace(/^\d{4}-\d{2}-\d{2}-/, '')
    .split('-');
  if (section === 'loaders') return words.join('-');
  const release = section === 'migrate' ? Number(words.join('-')) : NaN;
  if (release > 1) return `To v${release} from v${release - 1}`;
  const capitalized = words.map((word) =>
    ACRONYMS.includes(word) && section !== 'plugins'
      ? word.toUpperCase()
      : word.charAt(0).toUpperCase() + word.slice(1),
  );
  return capitalized.join(section === 'plugins' ? '' : ' ');
}
