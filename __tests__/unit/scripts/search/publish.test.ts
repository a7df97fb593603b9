import { publishContent } from '../../../../scripts/search/publish';
import { progressBar, showProgress } from '../../../../scripts/search/progressBar';
import { publishSettings } from '../../../../scripts/search/publishSettings';
import { describeChanges, recordChanges } from '../../../../scripts/search/recordChanges';
import { algoliaRecords } from '../../../../src/endpoints/search/algoliaRecords';
import { Disconnection, Refusal, startAlgolia } from '../../../support/algoliaServer';
import { RECORDS } from '../../../support/searchIndex';

const INDEX = 'docs';
const record = (number: number) => ({
  ...RECORDS[0]!,
  url: `/guides/caching/#part-${number}`,
  text: `Part ${number}`,
});
const content = {
  records: algoliaRecords(
    Array.from({ length: 1200 }, (_, number) => record(number)),
    'https://webpack.js.org',
  ),
  synonyms: [['hmr', 'hot module replacement']],
};
const OLD = { settings: { old: true }, synonyms: [], records: [{ objectID: '/old/' }] };

async function publisher() {
  const algolia = await startAlgolia();
  algolia.indexes.set(INDEX, structuredClone(OLD));
  const printed: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => !!printed.push(String(text)));
  const settings = { appId: 'app', writeKey: 'key', index: INDEX, host: algolia.url };
  return {
    ...algolia,
    printed,
    publish: (isDryRun = false) =>
      publishContent(content, settings, isDryRun, (text) => printed.push(text)),
  };
}

let open: { close: () => Promise<unknown> } | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await open?.close();
});
const started = async () => {
  const made = await publisher();
  open = made;
  return made;
};

test('publishing puts all records, their settings and synonyms in place of the old ones', async () => {
  const { publish, indexes, printed } = await started();
  await publish();

  expect([...indexes.keys()]).toEqual([INDEX]);
  const index = indexes.get(INDEX)!;
  expect(index.records).toEqual(content.records);
  expect(index.synonyms).toEqual([
    {
      objectID: 'hmr-hot_module_replacement',
      type: 'synonym',
      synonyms: ['hmr', 'hot module replacement'],
    },
  ]);
  expect(index.settings).toMatchObject({ enablePersonalization: false });
  expect(printed.join('\n')).toContain('1200 of 1200');
  expect(printed.at(-1)).toBe('docs has 1200 records');
});

test('records come in batches, into a temporary index', async () => {
  const { publish, state } = await started();
  await publish();

  const batches = state.requests.filter((request) => request.endsWith('/batch'));
  const records = batches.filter((request) => !request.includes('/synonyms/'));
  expect(records).toHaveLength(3);
  expect(records.join()).not.toContain(`/indexes/${INDEX}/`);
});

test('a dry run says what would change, and changes nothing', async () => {
  const { publish, indexes, printed, state } = await started();
  await publish(true);

  expect(printed.join('\n')).toContain('1200 new');
  expect(printed.join('\n')).toContain('- /old/');
  expect(printed.at(-1)).toBe('Nothing was written to docs');
  expect(Object.fromEntries(indexes)).toEqual({ [INDEX]: OLD });
  expect(state.requests.filter((request) => !/^GET|browse$/.test(request))).toEqual([]);
});

test('the first publication finds no index, and makes one', async () => {
  const { publish, indexes } = await started();
  indexes.clear();
  await publish();
  expect(indexes.get(INDEX)?.records).toHaveLength(1200);
});

test('a key that may not write is refused before anything is sent', async () => {
  const { publish, indexes, state } = await started();
  state.rights = ['search', 'browse'];
  await expect(publish()).rejects.toThrow(
    /lacks the right to addObject, deleteIndex, editSettings\n {2}The index docs is as it was/,
  );
  expect(Object.fromEntries(indexes)).toEqual({ [INDEX]: OLD });
});

test.each([
  ['a rejected batch', new Refusal(400, 'Record is too big'), /Record is too big/],
  ['a connection that breaks', new Disconnection(), /The index docs is as it was/],
])('%s leaves the live index as it was, and no temporary one', async (_, failure, message) => {
  const { publish, indexes, state } = await started();
  state.failBatch = (batch) => (batch >= 2 ? failure : undefined);
  await expect(publish()).rejects.toThrow(message);
  expect(indexes.get(INDEX)).toEqual(OLD);
});

test('without its settings it says which are missing', () => {
  expect(() => publishSettings({ GATSBY_ALGOLIA_INDEX: 'docs' })).toThrow(
    'GATSBY_ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY not set\n  Fix:',
  );
});

test('changes are told apart', () => {
  const live = [
    { objectID: 'a', text: 'old' },
    { objectID: 'b', text: 'same' },
    { objectID: 'c', text: 'gone' },
  ];
  const next = [
    { objectID: 'a', text: 'new' },
    { objectID: 'b', text: 'same' },
    { objectID: 'd', text: 'more' },
  ];
  const changes = recordChanges(live, next);
  expect(changes).toEqual({ added: ['d'], changed: ['a'], removed: ['c'], same: 1 });
  expect(describeChanges(changes)).toBe(
    ['1 new', '  + d', '1 changed', '  ~ a', '1 removed', '  - c', '1 stay as they are'].join('\n'),
  );
});

test('progress is one line in a terminal, and many in a log', () => {
  const lines = (isTTY: boolean) => {
    const written: string[] = [];
    const terminal = { isTTY, write: (text: string) => written.push(text) };
    showProgress(1, 2, terminal);
    showProgress(2, 2, terminal);
    return written.join('').split('\n').length;
  };
  expect(lines(true)).toBe(2);
  expect(lines(false)).toBe(3);
  expect(progressBar(500, 1000)).toMatch(/^█{15}░{15} 500 of 1000$/);
});
