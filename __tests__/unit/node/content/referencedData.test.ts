import { readContentData } from '../../../../src/node/content/data/contentData';
import { referencedData } from '../../../../src/node/content/referencedData';
import { readText } from '../../../../src/node/content/tree/readText';

const { data } = readContentData({
  awesome: `- title: api-loader
  link: /api/cli/
  kind: Loaders
  why: for the command line.
- title: css-loader
  link: https://www.npmjs.com/package/css-loader
  kind: Styles
  why: for style sheets.
`,
  glossary: `- term: chunk
  aliases: [chunks]
  definition: Modules that load together.
  url: /concepts/#chunks
- term: hot module replacement
  aliases: [HMR]
  definition: Modules change while the page runs.
  url: /concepts/hot-module-replacement/#intro
- term: bundle
  definition: What a build writes.
  url: /concepts/
`,
  redirects: '',
  'to-come': '- /api/cli/\n- /concepts/hot-module-replacement/\n',
  'vote-topics': '',
});

const dataFor = (text: string) => referencedData(text, readText(text), data);

test('a text gets only the data that it refers to', () => {
  expect(dataFor('A <Term>chunk</Term>, see [the flags](/api/cli/#flags).')).toEqual({
    toCome: ['/api/cli/'],
    definitions: {
      chunk: { definition: 'Modules that load together.', url: '/concepts/#chunks' },
    },
    awesome: {},
  });
  expect(dataFor('No chunk.')).toEqual({
    toCome: [],
    definitions: {},
    awesome: {},
  });
});

test.each([
  ['<Term>chunk</Term>', 'chunk'],
  ['<Term>chunks</Term>', 'chunks'],
  ['<Term name="chunk">pieces</Term>', 'chunk'],
  ['<Term title="x" name="chunk">pieces</Term>', 'chunk'],
  ["<Term name='chunk'>pieces</Term>", 'chunk'],
  ['<Term\n  name="chunk"\n>pieces</Term>', 'chunk'],
  ['<Term name="chunk">`chunk`</Term>', 'chunk'],
  ['<Term name="chunk" />', 'chunk'],
  ['<Term>`chunk`</Term>', 'chunk'],
  ['<Term>*chunk*</Term>', 'chunk'],
  ['<Term>hot module\nreplacement</Term>', 'hot module replacement'],
  ['<Term>HMR</Term>', 'HMR'],
])('%p gets the definition of %s', (text, word) => {
  expect(Object.keys(dataFor(text).definitions)).toEqual([word]);
});

test('a term whose page is to come has a definition but leads nowhere yet', () => {
  expect(dataFor('<Term>HMR</Term>').definitions).toEqual({
    HMR: { definition: 'Modules change while the page runs.', url: undefined },
  });
});

test('a list has its entries, and knows which of them lead to pages that are to come', () => {
  expect(dataFor('<AwesomeList kind="Loaders" />')).toMatchObject({
    toCome: ['/api/cli/'],
    awesome: {
      Loaders: [{ title: 'api-loader', link: '/api/cli/', why: 'for the command line.' }],
    },
  });
});

test('a word that the glossary does not have gets no definition', () => {
  expect(dataFor('<Term>constructor</Term> <Term>asset</Term>').definitions).toEqual({});
});

test.each([
  ['```js file="examples/a.js"\n```', ['examples/a.js']],
  ['````js title="a.js" file="examples/a.js" region="b" {1}\n````', ['examples/a.js']],
  ['~~~js file="examples/a.js"\n~~~', ['examples/a.js']],
  ['- Item\n\n  ```js file="examples/a.js"\n  ```', ['examples/a.js']],
  ['- ```js file="examples/a.js"\n  ```', ['examples/a.js']],
  ['1. ```js file="examples/a.js"\n   ```', ['examples/a.js']],
  ['> ```js file="examples/a.js"\n> ```', ['examples/a.js']],
  ['```js file="a.js"\n```\r\n\r\n```css file="b.css"\r\n```\r\n', ['a.js', 'b.css']],
  ['```js title="a.js"\n```', []],
  ['Write `file="a.js"` behind the language.', []],
])('%p quotes %p', (text, files) => {
  expect(readText(text).quotedFiles).toEqual(files);
});
