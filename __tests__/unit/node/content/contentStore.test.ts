import { createContentStore } from '../../../../src/node/content/contentStore';
import { unreadableBody } from '../../../../src/node/body/unreadableBody';

const REMOTE = 'https://github.com/webpack/webpack.js.org';
const COMMITS = [
  { hash: 'bbb', date: '2020-10-10', subject: 'Format', pages: 1, code: 0 },
  { hash: 'aaa', date: '2020-10-09', subject: 'Explain caching', pages: 1, code: 0 },
];

function storeOf(files: Record<string, string>) {
  const compiled: string[] = [];
  const store = createContentStore({
    source: {
      files: () => Object.keys(files),
      read: (path) => (files[path] === undefined ? null : Buffer.from(files[path])),
      staticUrls: () => [],
      symbolicLinks: () => [],
      stamp: () => JSON.stringify(files),
    },
    compile(input) {
      compiled.push(input.path);
      return Promise.resolve({ ...unreadableBody(''), issues: [] });
    },
    signaturesOf: () => ({}),
    readGitHistory: () => ({
      files: new Map([['content/guides/index.mdx', COMMITS]]),
      remote: REMOTE,
    }),
    today: '2020-10-10',
    showsUnpublished: false,
  });
  return { store, compiled };
}

const GUIDES = 'guides/index.mdx';
const page = (text: string, frontmatter = '') => `---\ntitle: Guides\n${frontmatter}---\n${text}`;

test('a body is compiled once, however often it is asked for', async () => {
  const { store, compiled } = storeOf({ [GUIDES]: page('One.') });
  await store.validateContent();
  for (const each of store.pages()) await store.bodyOf(each);

  expect(compiled).toEqual([GUIDES]);
});

test('content is validated again only after an edit', async () => {
  const files = { [GUIDES]: page('One.') };
  const { store, compiled } = storeOf(files);
  const first = store.validateContent();

  expect(store.validateContent()).toBe(first);
  await first;
  files[GUIDES] = page('Two.');
  await store.validateContent();
  expect(compiled).toEqual([GUIDES, GUIDES]);
});

test('a text is compiled again when a file that it quotes has changed', async () => {
  const files = { [GUIDES]: page('```js file="a.js"\n```'), 'a.js': 'one' };
  const { store, compiled } = storeOf(files);
  await store.validateContent();
  files['a.js'] = 'two';
  await store.validateContent();

  expect(compiled).toEqual([GUIDES, GUIDES]);
});

test('a page that is not published yet is known, and not shown', () => {
  const { store } = storeOf({ [GUIDES]: page('', 'draft: true\n') });
  const [draft] = store.pages();

  expect(draft && store.isShown(draft)).toBe(false);
  expect(draft && store.lastChange(draft)).toBe('2020-10-10');
});

test('a page has the date of its last change, and its changes for readers', () => {
  const { store } = storeOf({ [GUIDES]: page(''), 'guides/other.mdx': page('') });
  const [guides, other] = store.pages();

  expect(store.lastChange(guides!)).toBe('2020-10-10');
  expect(store.changes(guides!)).toEqual([
    { date: '2020-10-09', message: 'Explain caching', url: `${REMOTE}/commit/aaa` },
  ]);
  expect([store.lastChange(other!), store.changes(other!)]).toEqual([null, []]);
});
