import GithubSlugger from 'github-slugger';
import { stringify } from 'yaml';
import type { SectionName } from '../../src/site/sections';
import type { PageAddress } from './pageAddress';

export type TemplateFacts = {
  /** The next number of the section. */
  sort?: number | undefined;
  /** The names that the page should document, as headings. */
  subjects: readonly string[];
  /** What follows the # in existing links to the page. */
  linkedIds: readonly string[];
  /** The name of a plugin that webpack exports. */
  knownTitle?: string | undefined;
};

type Part = { heading: string; prompt: string };

const part = (heading: string, prompt: string): Part => ({ heading, prompt });

const OPENING = 'What it is, and when to use it, in two or three sentences.';
const TROUBLESHOOTING = part(
  'Troubleshooting',
  'The messages that readers see, as webpack prints them, and how to fix each.',
);
const NEXT = part('Where to go next', 'Two or three links, and what each is good for.');

/** The parts of a page, by section. */
const ANATOMY: Record<SectionName, { opening: string; parts: readonly Part[] }> = {
  concepts: {
    opening: OPENING,
    parts: [
      part('Usage', 'The smallest example that works.'),
      part('Advanced', 'The details.'),
      TROUBLESHOOTING,
    ],
  },
  tools: {
    opening: 'What the tool finds out, and what happens with what one enters.',
    parts: [part('What it finds', 'With an example.'), TROUBLESHOOTING, NEXT],
  },
  configuration: {
    opening: OPENING,
    parts: [
      part('Usage', 'The smallest configuration that works, with what webpack prints.'),
      TROUBLESHOOTING,
      NEXT,
    ],
  },
  guides: {
    opening: 'What readers will have in the end, and what they need to begin.',
    parts: [
      part(
        'Getting started',
        'Files with title="…", then <Run /> with what it prints: npm run guides does the same.',
      ),
      part('The next step', 'One change at a time, as a diff, and what it does.'),
      TROUBLESHOOTING,
      part('Conclusion', 'What was built, and where to go next.'),
    ],
  },
  api: {
    opening: OPENING,
    parts: [part('Usage', 'The smallest script that works, with what it prints.'), TROUBLESHOOTING],
  },
  loaders: {
    opening: 'Which files it loads, and what it turns them into.',
    parts: [
      part('Do you need it?', 'What webpack does without it.'),
      part('Getting started', '<Install packages="…" dev /> and the smallest configuration.'),
      part('Options', 'A heading for each: ### `name`, with its type, its default and an example.'),
      TROUBLESHOOTING,
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
      TROUBLESHOOTING,
    ],
  },
  errors: {
    opening: 'What one was doing when these messages appear.',
    parts: [
      part(
        "`The message as it is printed, with '…' for what differs`",
        'A text block with what the terminal shows, what it means, its causes, and the fix for each.',
      ),
    ],
  },
  migrate: {
    opening: 'From which release to which, and how long it takes.',
    parts: [
      part('Preparations', 'What to do while the old release still runs.'),
      part('Upgrade', 'One step at a time, each of which can be tested.'),
      TROUBLESHOOTING,
    ],
  },
  contribute: { opening: OPENING, parts: [part('Process', 'Step by step.'), TROUBLESHOOTING] },
  blog: {
    opening: 'What is new, and for whom.',
    parts: [part('What changed', 'With an example.'), NEXT],
  },
};

/** The text of a new page: the parts of its section, with prompts in comments. */
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

/** In YAML, `5` is a number and `'5'` a text. */
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

/** Keeps links to these ids working until their headings are written. */
function anchors(ids: readonly string[], parts: readonly Part[]): string[] {
  const written = parts.map(({ heading }) => new GithubSlugger().slug(heading));
  const missing = ids.filter((id) => !written.includes(id));
  return missing.length === 0
    ? []
    : [
        '',
        prompt('Other pages link to these ids: add each to its heading, as in ## Title [#id].'),
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
