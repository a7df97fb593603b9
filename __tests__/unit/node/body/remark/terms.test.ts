import { compile, htmlOf, issuesIn } from '../../../../support/content';

const files = {
  'content/data/glossary.yaml': `- term: chunk
  aliases: [chunks]
  definition: Modules that "load" together.
  url: /concepts/#chunks
- term: HMR
  definition: Modules change.
  url: /to-come/
`,
  'content/data/to-come.yaml': '- /to-come/',
};

test('a term leads to its explanation and carries its definition', async () => {
  const html = await htmlOf('A <Term>chunk</Term>.', files);
  const [, id = ''] = /<span role="tooltip" id="([^"]+)">/.exec(html) ?? [];

  expect(html).toBe(
    `<p>A <span><a href="/concepts/#chunks" aria-describedby="${id}">chunk</a>` +
      `<span role="tooltip" id="${id}">Modules that &quot;load&quot; together.</span></span>.</p>`,
  );
});

test('a term has its definition in whatever order its attributes are written', async () => {
  const html = await htmlOf('<Term title="x" name="chunk">pieces</Term>.', files);

  expect(html).toContain('>pieces</a><span role="tooltip"');
});

test('the definitions of one page do not mix up their ids', async () => {
  const html = await htmlOf('<Term>chunk</Term> and <Term name="chunk">pieces</Term>.', files);
  const ids = [...html.matchAll(/role="tooltip" id="([^"]+)"/g)].map(([, id]) => id);

  expect(new Set(ids).size).toBe(2);
});

test('a term whose page is to come can still be reached with the keyboard', async () => {
  const html = await htmlOf('<Term>HMR</Term> here', files);

  expect(html).toContain('<span tabindex="0" aria-describedby=');
  expect(html).not.toContain('href');
});

test.each([
  ['One.\n\nA <Term>chunk</Term>.', [{ word: 'chunk', line: 6 }]],
  ['A <Term name="chunk">piece</Term>.', [{ word: 'chunk', line: 4 }]],
  ['A <Term>`chunk`</Term>.', [{ word: 'chunk', line: 4 }]],
  ['- <Term>chunk</Term>', [{ word: 'chunk', line: 4 }]],
  ['<Term>chunk</Term>', [{ word: 'chunk', line: 4 }]],
  ['| a |\n| --- |\n| <Term>chunk</Term> |', [{ word: 'chunk', line: 6 }]],
  ['A <Term>hot module\nreplacement</Term>', [{ word: 'hot module replacement', line: 4 }]],
])('the terms of %p are known with their lines', async (text, terms) => {
  expect((await compile(text)).terms).toEqual(terms);
});

test.each(['<Term>`chunk`</Term>', '<Term>*chunk*</Term>', "<Term name='chunk'>`c`</Term>"])(
  'marks around a term do not hide its definition: %s',
  async (term) => {
    expect(await htmlOf(`A ${term}.`, files)).toContain('Modules that &quot;load&quot; together.');
  },
);

test('a word without a definition shows as it is', async () => {
  expect(await htmlOf('A <Term>bundle</Term> and a <Term>constructor</Term>.', files)).toBe(
    '<p>A bundle and a constructor.</p>',
  );
});

test('a term inside a link is an issue', async () => {
  expect(await issuesIn('A [very small <Term>chunk</Term>](/guides/).', files)).toEqual([
    'content/guides/caching.mdx:4\n  a <Term> inside a link: both lead somewhere\n  Fix: the word without <Term>',
  ]);
});
