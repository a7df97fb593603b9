import { compileBody } from '../../src/node/body/compileBody';
import type { Highlight } from '../../src/node/body/rehype/highlight';
import type { ChangeGroup, CompiledBody, FlagGroup } from '../../src/node/body/types';
import { createContentStore } from '../../src/node/content/contentStore';
import { formatIssue } from '../../src/node/content/issues';
import { readPage } from '../../src/node/content/page/page';

/** Texts, or bytes, of files by their path from the root of the repository. */
type Files = Readonly<Record<string, string | Buffer>>;

const PAGE = 'content/guides/caching.mdx';
/** The text of a page starts on the fourth line of its file. */
export const page = (text: string, frontmatter = 'title: Caching') =>
  `---\n${frontmatter}\n---\n${text}`;

/** Code as it is written: its colours are tested with the highlighter. */
export const uncoloured: Highlight = (code) =>
  Promise.resolve(
    code.split('\n').map((value) => (value === '' ? [] : [{ type: 'text' as const, value }])),
  );

/** What `<Options />` lists. */
const OUTLINE = [
  { name: 'mode', type: 'string', value: '"production"', url: '/configuration/mode/', parts: [] },
  {
    name: 'output',
    type: 'object',
    value: null,
    url: '/configuration/output/',
    parts: ['filename', 'path'].map((name) => ({
      name,
      type: 'string',
      value: null,
      url: `/configuration/output/#output${name}`,
      parts: [],
    })),
  },
];

const flag = (name: string, type: string, url: string) => ({
  name,
  type,
  url,
  reset: null,
  negatable: false,
});

/** In place of the flags of webpack's options. */
const FLAG_GROUPS: readonly FlagGroup[] = [
  {
    option: 'entry',
    flags: [{ ...flag('--entry', 'string', '/concepts/'), reset: '--entry-reset' }],
  },
  {
    option: 'output',
    flags: [
      flag('--output-path', 'path', '/configuration/output/#outputpath'),
      { ...flag('--output-clean', 'boolean', '/configuration/output/'), negatable: true },
    ],
  },
];

const change = (
  name: string,
  url: string | null,
  ...details: ChangeGroup['items'][0]['details']
) => ({
  name,
  url,
  details,
});

/** What `<Release>` lists below the words of two releases. */
const RELEASES: Readonly<Record<string, readonly ChangeGroup[]>> = {
  '5.2': [
    {
      title: '1 new option',
      items: [change('output.path', '/configuration/output/#outputpath')],
    },
    {
      title: '1 changed option',
      items: [
        change(
          'mode',
          '/configuration/mode/',
          { text: 'also takes', codes: ['"none"', 'false'] },
          { text: 'now deprecated', codes: [] },
        ),
      ],
    },
  ],
  '5.1': [
    {
      title: '13 removed flags',
      items: Array.from({ length: 13 }, (_, index) => change(`--flag-${index + 1}`, null)),
    },
  ],
  '5.0': [],
};

/** The content of a site with these files only. */
function contentOf(files: Files) {
  const below = (folder: string) =>
    Object.keys(files).flatMap((file) =>
      file.startsWith(folder) ? file.slice(folder.length) : [],
    );
  return createContentStore({
    source: {
      files: (folder = '') =>
        below('content/').filter((path) => folder === '' || path.startsWith(`${folder}/`)),
      read(path) {
        const found = files[`content/${path}`];
        return found === undefined ? null : Buffer.from(found);
      },
      staticUrls: () => below('static'),
      symbolicLinks: () => [],
      stamp: () => '',
    },
    compile: (input) => compileBody(input, uncoloured),
    signaturesOf: () => ({}),
    outline: () => OUTLINE,
    flagGroups: () => FLAG_GROUPS,
    changesIn: (release) => RELEASES[release],
    readGitHistory: () => ({ files: new Map(), remote: '' }),
    today: '2020-10-10',
    showsUnpublished: true,
  });
}

/** The body of a page with this text, on a site with these other files. */
export const compile = (text: string, files: Files = {}): Promise<CompiledBody> =>
  contentOf(files).bodyOf(readPage(PAGE.replace('content/', ''), page(text)).page);

/** Its HTML, without the class names that only the stylesheet knows. */
export async function htmlOf(text: string, files?: Files): Promise<string> {
  const { html } = await compile(text, files);
  return html.replace(/ class="[^"]*"/g, '');
}

/** What an author of this text reads in the terminal. */
export async function issuesIn(text: string, files?: Files): Promise<string[]> {
  const { issues } = await compile(text, files);
  return issues.map((issue) => formatIssue({ file: PAGE, ...issue }));
}

/** What the authors of a whole site read in the terminal. */
export async function issuesOf(files: Files): Promise<string[]> {
  const { issues } = await contentOf(files).validateContent();
  return issues.map(formatIssue);
}
