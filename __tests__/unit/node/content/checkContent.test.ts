import { issuesOf, page } from '../../../support/content';

const CACHING = 'content/guides/caching.mdx';
const site = {
  'content/guides/index.mdx': page('## First steps\n\n### `output.filename`\n', 'title: Guides'),
  'content/concepts/index.mdx': page(
    '## Chunks\n\n## Über `mode` [#mode]\n\n## Größe\n',
    'title: Concepts',
  ),
};

const issuesWith = (files: Record<string, string>) => issuesOf({ ...site, ...files });
const issuesOfText = (text: string) => issuesWith({ [CACHING]: page(text) });

test('a site without issues is a site without issues', async () => {
  expect(await issuesWith({})).toEqual([]);
});

test.each([
  '[Guides](/guides/)',
  '[Step](/guides/#first-steps)',
  '[Option](/guides/#outputfilename)',
  '[Mode](/concepts/#mode)',
  '[Size](/concepts/#größe)',
  '[Size](/concepts/#gr%C3%B6%C3%9Fe)',
  '[Nothing behind the hash](/guides/#)',
  '[Home](/)',
  '[Vote](/vote/#topics)',
  '[Print](/guides/printable/)',
  '[Picture](/images/chunks.png)',
  '[Picture with a space](</images/two chunks.png>)',
  '[Here](#below)\n\n## Below',
  '[Here](/guides/caching/#below)\n\n<Anchor id="below" />',
  '[Elsewhere](https://example.com/nothing/)',
  '[Elsewhere](//example.com/nothing/)',
  '[Mail](mailto:someone@example.com)',
  'See the note.[^1]\n\n[^1]: A note.',
  '`[code](/nowhere/)`',
  '```md\n[code](/nowhere/)\n```',
])('%s leads somewhere', async (text) => {
  expect(
    await issuesWith({
      [CACHING]: page(text),
      'static/images/chunks.png': '',
      'static/images/two chunks.png': '',
      'content/index.mdx': page(''),
    }),
  ).toEqual([]);
});

test.each([
  [
    'a page that is not there',
    '[x](/guides/nothing-like-it/)',
    `${CACHING}:4
  link: there is no page /guides/nothing-like-it/
  Fix: the url of a page: root-relative, with a slash at the end`,
  ],
  [
    'a page with a mistyped name',
    'One.\n\n[x](/giudes/)',
    `${CACHING}:6
  link: there is no page /giudes/
  Fix: /guides/`,
  ],
  [
    'a page without the slash at the end',
    '[x](/concepts)',
    `${CACHING}:4
  link: there is no page /concepts
  Fix: /concepts/`,
  ],
  [
    'a file that is not there',
    '[x](/images/chnuks.png)',
    `${CACHING}:4
  link: there is no page /images/chnuks.png
  Fix: /images/chunks.png`,
  ],
  [
    'a heading that is not there',
    '[x](/concepts/#nothing)',
    `${CACHING}:4
  link: /concepts/ has no heading \`#nothing\`
  Fix: /concepts/`,
  ],
  [
    'a mistyped heading',
    '[x](/guides/#first-step)',
    `${CACHING}:4
  link: /guides/ has no heading \`#first-step\`, did you mean \`#first-steps\`?
  Fix: /guides/#first-steps`,
  ],
  [
    'a mistyped heading with letters that addresses escape',
    '[x](/concepts/#grösse)',
    `${CACHING}:4
  link: /concepts/ has no heading \`#grösse\`, did you mean \`#größe\`?
  Fix: /concepts/#größe`,
  ],
  [
    'a heading of the same page that is not there',
    '## Below\n\n[x](#belo)',
    `${CACHING}:6
  link: /guides/caching/ has no heading \`#belo\`, did you mean \`#below\`?
  Fix: /guides/caching/#below`,
  ],
  [
    'a page that is not there, from markup',
    '<a href="/giudes/">x</a>',
    `${CACHING}:4
  link: there is no page /giudes/
  Fix: /guides/`,
  ],
  [
    'an address that moved',
    '[x](/old/)',
    `${CACHING}:4
  link: there is no page /old/
  Fix: /guides/#first-steps`,
  ],
])('a link to %s is an issue', async (_, text, issue) => {
  expect(
    await issuesWith({
      [CACHING]: page(text),
      'content/data/redirects.yaml': '/old/: /guides/#first-steps',
      'static/images/chunks.png': '',
    }),
  ).toEqual([issue]);
});

test('of a page that cannot be read nobody knows the headings', async () => {
  expect(
    await issuesWith({
      [CACHING]: page('[x](/guides/csp/#setup)'),
      'content/guides/csp.mdx': page('## Setup\n\nAn { b.', 'title: CSP'),
    }),
  ).toEqual([expect.stringMatching(/^content\/guides\/csp\.mdx:6\n {2}MDX: /)]);
});

test.each(['[x](caching/)', '[x](./caching.mdx)', '[x](../concepts/#chunks)'])(
  'a link that starts at the page it stands on is an issue: %s',
  async (text) => {
    const issues = await issuesOfText(text);

    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(/^content\/guides\/caching\.mdx:4\n {2}link: /);
  },
);

test('a picture that is not there is an issue', async () => {
  expect(await issuesOfText('![Chunks](/images/chunks.png)')).toEqual([
    expect.stringMatching(/^content\/guides\/caching\.mdx:4\n.*\/images\/chunks\.png/),
  ]);
});

test('a page that is to come may be linked to', async () => {
  expect(
    await issuesWith({
      [CACHING]: page(
        '[API](/api/cli/) and [flag](/api/cli/#flags)',
        ['title: Caching', 'related: [{ title: API, url: /api/cli/ }]'].join('\n'),
      ),
      'content/data/to-come.yaml': '- /api/cli/',
      'content/data/redirects.yaml': '/cli/: /api/cli/',
      'content/data/glossary.yaml':
        '- { term: flag, definition: An option., url: /api/cli/#flags }',
    }),
  ).toEqual([]);
});

test('an entry for a page that is written leaves the list of what is to come', async () => {
  expect(await issuesWith({ 'content/data/to-come.yaml': '- /api/cli/\n- /guides/' })).toEqual([
    'content/data/to-come.yaml:2\n  /guides/ is written\n  Fix: remove this line',
  ]);
});

test('further reading leads somewhere', async () => {
  expect(
    await issuesWith({
      [CACHING]: page(
        '',
        [
          'title: Caching',
          'related:',
          '  - { title: Guides, url: /guides/#first-steps }',
          '  - { title: Gone, url: /giudes/ }',
          '  - { title: Elsewhere, url: https://example.com/giudes/ }',
          '  - { title: Heading, url: "/concepts/#chunk" }',
          '  - { title: Percent, url: "/concepts/#100%" }',
        ].join('\n'),
      ),
    }),
  ).toEqual([
    `${CACHING}\n  link: there is no page /giudes/\n  Fix: /guides/`,
    `${CACHING}
  link: /concepts/ has no heading \`#chunk\`, did you mean \`#chunks\`?
  Fix: /concepts/#chunks`,
    `${CACHING}\n  link: /concepts/ has no heading \`#100%\`\n  Fix: /concepts/`,
  ]);
});

test('two files for one address are an issue', async () => {
  expect(await issuesWith({ 'content/guides.mdx': page('', 'title: All guides') })).toEqual([
    `content/guides.mdx
  the url /guides/ is also that of content/guides/index.mdx
  Fix: rename or remove one of the two files`,
  ]);
});

test.each(['content/vote.mdx', 'content/guides/printable.mdx'])(
  '%s would stand where a screen stands',
  async (file) => {
    const issues = await issuesWith({ [file]: page('') });

    expect(issues).toHaveLength(1);
    expect(issues[0]?.split('\n')[0]).toBe(file);
  },
);

const glossary = `- term: chunk
  aliases: [chunks]
  definition: Modules that load together.
  url: /concepts/#chunks
`;

test.each([
  '<Term>chunk</Term>',
  '<Term>chunks</Term>',
  '<Term name="chunk">big chunks</Term>',
  "<Term name='chunk'>big chunks</Term>",
])('the glossary has %s', async (text) => {
  expect(
    await issuesWith({ [CACHING]: page(`A ${text}.`), 'content/data/glossary.yaml': glossary }),
  ).toEqual([]);
});

test.each([
  [
    'One.\n\nA <Term>Chunk</Term>.',
    `${CACHING}:6
  <Term>: the glossary does not have \`Chunk\`, did you mean \`chunk\`?
  Fix: <Term name="chunk">Chunk</Term>`,
  ],
  [
    'A <Term name="bundel">file</Term>.',
    `${CACHING}:4
  <Term>: the glossary does not have \`bundel\`
  Fix: add it to content/data/glossary.yaml`,
  ],
  [
    'A <Term>bundle</Term>.',
    `${CACHING}:4
  <Term>: the glossary does not have \`bundle\`
  Fix: add it to content/data/glossary.yaml`,
  ],
  [
    '- <Term>bundle</Term>',
    `${CACHING}:4
  <Term>: the glossary does not have \`bundle\`
  Fix: add it to content/data/glossary.yaml`,
  ],
])('the glossary does not have the term of %p', async (text, issue) => {
  expect(
    await issuesWith({ [CACHING]: page(text), 'content/data/glossary.yaml': glossary }),
  ).toEqual([issue]);
});

test('a term leads to where it is explained', async () => {
  expect(
    await issuesWith({
      'content/data/glossary.yaml': `- { term: a, definition: b, url: /concepts/#chunks }
- { term: c, definition: d, url: /nowhere/ }
- { term: e, definition: f, url: "/concepts/#nowhere" }
`,
    }),
  ).toEqual([
    `content/data/glossary.yaml:2
  c: /nowhere/ does not exist
  Fix: url: where the term is explained`,
    `content/data/glossary.yaml:3
  e: /concepts/#nowhere does not exist
  Fix: url: where the term is explained`,
  ]);
});

test('a redirect that hides a page is an issue, as are all others, and all are said', async () => {
  expect(
    await issuesWith({
      [CACHING]: page('[x](/nowhere/)\n\n:::tips\nText\n:::', 'sort: first'),
      'content/data/redirects.yaml': '/guides/: /concepts/',
      'content/data/to-come.yaml': '- /concepts/',
    }),
  ).toEqual([
    expect.stringContaining('title: expected a text'),
    expect.stringContaining('sort: expected a number'),
    expect.stringContaining(':::tips: unknown aside'),
    expect.stringContaining('there is no page /nowhere/'),
    expect.stringContaining('/concepts/ is written'),
    expect.stringContaining('the redirect hides a page'),
  ]);
});
