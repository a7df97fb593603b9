import type { Change } from './changes';

/** Something hostile, and the file in which an issue has to be reported. */
export type Try = {
  name: string;
  changes: readonly Change[];
  /** The page whose text must not contain a secret. */
  page?: string;
  /** The file of an issue that has to be reported. */
  blames?: string;
};

const PAGE = 'guides/attack.mdx';
const FILE = `content/${PAGE}`;
const withTitle = (text: string) => `---\ntitle: Attack\n---\n\n${text}\n`;
const repeat = (text: string, count: number) => text.repeat(count);

const onPage = (name: string, text: string, blames: string | undefined = FILE): Try => ({
  name,
  page: PAGE,
  changes: [{ path: PAGE, content: withTitle(text) }],
  ...(blames && { blames }),
});

const CODE: [string, string][] = [
  ['prints the environment', 'The key is {process.env.ATTACK_SECRET}.'],
  ['never ends', '{(() => { for (;;); })()}'],
  ['throws null', '{(() => { throw null; })()}'],
  ['ends the process', '{process.exit(0)}'],
  ['imports', 'import { readFileSync } from "node:fs"\n\n{readFileSync("../secret.txt")}'],
  ['exports', 'export const secret = process.env.ATTACK_SECRET'],
  ['exports a default layout', 'export default () => process.env.ATTACK_SECRET'],
  ['computes an attribute', '<Badge kind={process.env.ATTACK_SECRET}>a</Badge>'],
  ['spreads attributes', '<Figure {...process.env} />'],
  ['hides code between comments', '{/* a */ process.env.ATTACK_SECRET /* b */}'],
  ['has code in a term', 'A <Term name="chunk">{process.env.ATTACK_SECRET}</Term>.'],
  ['has code in a heading', '## A {process.env.ATTACK_SECRET}'],
  ['has code in a table', '| a |\n| --- |\n| {process.env.ATTACK_SECRET} |'],
  ['names a member', '<React.Fragment>a</React.Fragment>'],
  ['names what it is given', '<props.components.Tabs />'],
];

const MARKUP: [string, string][] = [
  ['has a script', '<script>alert(1)</script>'],
  ['has a base', '<base href="https://example.com/" />'],
  ['has a refresh', '<meta http-equiv="refresh" content="0;url=https://example.com/" />'],
  ['has a style sheet', '<link rel="stylesheet" href="https://example.com/a.css" />'],
  ['has styles', '<style>body</style>'],
  ['has a frame', '<iframe src="https://example.com/" />'],
  ['has a form', '<form action="https://example.com/"><input name="a" /></form>'],
  ['has foreign objects', '<svg><foreignObject><p>a</p></foreignObject></svg>'],
  [
    'animates an address',
    '<svg><a><animate attributeName="href" to="javascript:alert(1)" /></a></svg>',
  ],
  ['has a handler', '<b onclick="alert(1)">a</b>'],
  ['has a handler in capitals', '<b ONCLICK="alert(1)">a</b>'],
  ['has a style', '<b style="position:fixed">a</b>'],
  ['has raw HTML', '<b dangerouslySetInnerHTML="<script>" />'],
  ['links to code', '[a](javascript:alert(1))'],
  ['links to code behind a tab', '<a href="java&#9;script:alert(1)">a</a>'],
  ['links to code in SVG', '<svg><a xlinkHref="javascript:alert(1)">a</a></svg>'],
  ['shows a remote picture', '![a](https://example.com/a.png)'],
  ['shows a remote picture without a scheme', '![a](//example.com/a.png)'],
  ['shows a remote picture in SVG', '<svg><image href="https://example.com/a.png" /></svg>'],
  ['shows remote candidates', '<img src="/a.svg" alt="" srcSet="https://example.com/a 2x" />'],
  ['paints with a remote file', '<svg><path fill="url(https://example.com/a.svg#b)" /></svg>'],
  ['uses a remote drawing', '<svg><use href="https://example.com/a.svg#b" /></svg>'],
  ['shows a picture that is not there', '![a](./nothing.png)'],
  ['shows a file above content', '![a](../../../secret.png)'],
  ['quotes a file above content', '```text file="../secret.txt"\n```'],
  ['quotes an absolute file', '```text file="/etc/passwd"\n```'],
];

const BROKEN: [string, string][] = [
  ['opens a fence', '```js\nnever closed'],
  ['opens an aside', ':::tip\nnever closed'],
  ['opens a comment', '{/* never closed'],
  ['opens an element', '<Steps>\n\n1. a'],
  ['closes what is not open', '</Steps>'],
  ['uses braces in prose', 'a { b'],
  ['uses brackets in prose', 'a <1> b'],
];

/** May be valid or not, but mustn't take long. */
const ENDLESS: [string, string][] = [
  ['quotes deeply', `${repeat('>', 3_000)} a`],
  ['nests elements', `${repeat('<div>', 1_500)}${repeat('</div>', 1_500)}`],
  ['nests lists', Array.from({ length: 300 }, (_, n) => `${repeat('  ', n)}- a`).join('\n')],
  ['opens brackets', repeat('[', 20_000)],
  ['opens emphasis', repeat('*a **b ', 5_000)],
  ['opens terms', repeat('<Term>', 5_000)],
  ['opens code', repeat('`a', 20_000)],
  ['has empty lines', repeat('\n', 300_000)],
  ['has white space', repeat(' ', 300_000)],
  ['has one long line', repeat('word ', 60_000)],
  ['has many headings', repeat('## a\n\n', 3_000)],
  ['has a wide table', `|${repeat(' a |', 500)}\n|${repeat(' - |', 500)}\n`],
  ['has many pictures', repeat('./a.png ', 10_000)],
  ['has many fences', repeat('```js\na\n```\n\n', 300)],
  ['has long code', `\`\`\`js\n${repeat('a(`${b}`);', 3_000)}\n\`\`\``],
  ['has entities', repeat('&amp;&#0;&#x110000;', 3_000)],
  ['has control characters', 'a\u0000b\u0008c\u202ed\uFFFE'],
];

const FRONTMATTER: [string, string][] = [
  ['never ends its frontmatter', '---\ntitle: a\n\ntext'],
  ['has frontmatter that is a list', '---\n- a\n---\n'],
  ['has frontmatter with aliases', `---\na: &a [x,x,x,x,x,x,x,x,x]\n${aliases()}---\n`],
  ['has a tag of code', '---\ntitle: !!js/function "function () {}"\nfoo: 1\n---\n'],
  ['has a prototype', '---\n__proto__: { title: a }\n---\n'],
  ['repeats a key', '---\ntitle: a\ntitle: b\n---\n'],
  ['has a title of the wrong kind', '---\ntitle: [a]\n---\n'],
  ['has an address of code', '---\ntitle: a\nedit: javascript:alert(1)\n---\n'],
  ['has no frontmatter', 'text'],
  ['is empty', ''],
];

function aliases(): string {
  const names = [...'abcdefghi'];
  return names
    .slice(1)
    .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${names[index]}`).join(',')}]\n`)
    .join('');
}

const NAMES = [
  '100%',
  'what?',
  'a#b',
  'two words',
  'Capital',
  'größe',
  'a\tb',
  '-',
  'aux',
  '__proto__',
  'a\\b',
  'a&b"c',
  '%2e%2e',
  'a\u202eb',
];

const named = (name: string): Try => {
  const path = `guides/${name}.mdx`;
  return {
    name: `the name ${JSON.stringify(name)}`,
    page: path,
    changes: [{ path, content: withTitle('Text.') }],
    blames: `content/${path}`,
  };
};

const LINKS: Try[] = [
  ['a page', 'guides/key.mdx', '../../../secret.txt'],
  ['a folder upward', 'guides/up', '..'],
  ['a folder outside', 'guides/outside', '../../..'],
  ['itself', 'guides/loop', 'loop'],
  ['nothing', 'guides/nothing.mdx', 'nowhere'],
  ['a data file', 'data/synonyms.yaml', '../../../secret.txt'],
].map(([what, path = '', link = '']) => ({
  name: `a symbolic link to ${what}`,
  page: path,
  changes: [{ path, link }],
  blames: `content/${path}`,
}));

const DATA: [file: string, name: string, content: string][] = [
  ['glossary.yaml', 'broken YAML', '- term: a: b\n'],
  ['glossary.yaml', 'a link to code', '- { term: a, definition: b, url: "javascript:alert(1)" }\n'],
  [
    'awesome.yaml',
    'a link to code',
    '- { title: a, link: "javascript:a", kind: Loaders, why: b }\n',
  ],
  ['redirects.yaml', 'a circle', '/a/: /b/\n/b/: /a/\n'],
  ['redirects.yaml', 'another site', '/a/: //example.com/\n'],
  ['redirects.yaml', 'a separate rule', '/a/: "/b/\\n/* https://example.com/ 301"\n'],
  ['redirects.yaml', 'a hidden page', '/guides/: /concepts/\n'],
  ['to-come.yaml', 'a mapping', '/a/: /b/\n'],
  ['to-come.yaml', 'numbers', '- 1\n- 2\n'],
  ['sponsors.yaml', 'negative amounts', '- { name: a, totalCents: -1 }\n'],
  [
    'sponsors.yaml',
    'an address of code',
    '- { name: a, totalCents: 1, website: "javascript:a" }\n',
  ],
  [
    'vote-topics.yaml',
    'another thread',
    '- { title: a, summary: b, state: idea, thread: https://example.com/ }\n',
  ],
  ['to-come.yaml', 'a list that holds itself', '- &a [*a]\n'],
  ['glossary.yaml', 'a term that holds itself', '- &a { term: *a }\n'],
  ['published.yaml', 'depth', repeat('[', 50_000)],
  ['synonyms.yaml', 'depth', repeat('{a: ', 20_000)],
  ['synonyms.yaml', 'words alone', '- a\n'],
  ['undocumented.yaml', 'broken YAML', '/api/: [a\n'],
  ['published.yaml', 'an address that leads nowhere', '/guides/never-moved/:\n'],
  ['banner.json', 'YAML', 'version: 1\n'],
  [
    'banner.json',
    'an address of code',
    '{"version":"1","text":"a","link":{"title":"a","url":"javascript:a"}}',
  ],
];

const picture = (name: string, file: string, content: string): Try => ({
  name,
  page: PAGE,
  changes: [
    { path: PAGE, content: withTitle(`![a](./${file})`) },
    { path: `guides/${file}`, content },
  ],
  blames: FILE,
});

const PICTURES: Try[] = [
  picture('an SVG with a script', 'a.svg', '<svg viewBox="0 0 1 1"><script>a</script></svg>'),
  picture('an SVG with a handler', 'a.svg', '<svg viewBox="0 0 1 1" onload="a"></svg>'),
  picture(
    'an SVG with entities',
    'a.svg',
    '<!DOCTYPE a [<!ENTITY b "c">]><svg viewBox="0 0 1 1"/>',
  ),
  picture('a page as a picture', 'a.png', '<script>alert(1)</script>'),
  picture('a picture that is cut off', 'a.png', '\u0089PNG\r\n\u001a\n'),
  picture('a picture of no bytes', 'a.gif', ''),
  picture('a picture of a megabyte', 'a.webp', repeat('RIFF', 300_000)),
];

export const ATTEMPTS: readonly Try[] = [
  ...CODE.map(([name, text]) => onPage(`a page that ${name}`, text)),
  ...MARKUP.map(([name, text]) => onPage(`a page that ${name}`, text)),
  ...BROKEN.map(([name, text]) => onPage(`a page that ${name}`, text)),
  ...ENDLESS.map(([name, text]) => onPage(`a page that ${name}`, text, '')),
  ...FRONTMATTER.map(([name, content]) => ({
    name: `a page that ${name}`,
    page: PAGE,
    changes: [{ path: PAGE, content }],
    blames: FILE,
  })),
  ...NAMES.map(named),
  ...LINKS,
  ...DATA.map(([file, name, content]) => ({
    name: `${file} with ${name}`,
    changes: [{ path: `data/${file}`, content }],
    blames: `content/data/${file}`,
  })),
  ...PICTURES,
  {
    name: 'a new top-level folder',
    changes: [{ path: 'tutorials/index.mdx', content: withTitle('Text.') }],
    blames: 'content/tutorials/',
  },
  {
    name: 'a page in place of a screen',
    changes: [{ path: 'vote.mdx', content: withTitle('Text.') }],
    blames: 'content/vote.mdx',
  },
  {
    name: 'a page that is gone',
    changes: [{ path: 'guides/caching.mdx', content: null }],
    blames: 'content/data/published.yaml',
  },
];
