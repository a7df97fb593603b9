import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { START_TIMEOUT_MS, startDevelop } from '../../scripts/bench/developServer';
import { createWorkspace, type Workspace } from '../../scripts/files/workspace';
import { readCoverage } from '../../scripts/reference/coverage/readCoverage';
import { readmeQueries } from '../../src/node/authoring/graphiql/readmeQueries';
import { newProfile } from '../support/browser';

// First of all: reading takes so long that the server would close idle connections meanwhile.
const coverage = readCoverage();
let workspace: Workspace;
let server: Awaited<ReturnType<typeof startDevelop>>;

beforeAll(async () => {
  workspace = createWorkspace({ withBodies: true });
  giveHistory(workspace.folder);
  server = await startDevelop(workspace.folder);
}, 2 * START_TIMEOUT_MS);

/** One commit, whose date is that of every page. */
function giveHistory(folder: string): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  for (const args of [
    ['init', '--quiet'],
    ['add', 'content'],
    [...author, 'commit', '--quiet', '--message', 'Content'],
  ]) {
    execFileSync('git', args, { cwd: folder });
  }
}

afterAll(() => {
  server.stop();
  workspace.remove();
});

type Answer<Data> = { data: Data; errors?: unknown };

async function ask<Data>(query: string): Promise<Data> {
  const response = await fetch(`${server.url}/___graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  expect(errors).toBeUndefined();
  return data;
}

type Pages = { allMdx: { nodes: { url: string; size: number; readingTime: number }[] } };

const sortedBy = async (field: string, order: 'ASC' | 'DESC' = 'ASC') => {
  const { allMdx } = await ask<Pages>(
    `{ allMdx(sort: { ${field}: ${order} }) { nodes { url size readingTime } } }`,
  );
  return allMdx.nodes;
};

const descending = (numbers: number[]) => [...numbers].sort((a, b) => b - a);

test('a sort is right whatever its type was sorted by before', async () => {
  for (const field of ['updated', 'url', 'title']) {
    const bySize = (await sortedBy('size', 'DESC')).map(({ size }) => size);
    expect(bySize).toEqual(descending(bySize));
    const byTime = (await sortedBy('readingTime', 'DESC')).map(({ readingTime }) => readingTime);
    expect(byTime).toEqual(descending(byTime));
    await sortedBy(field);
  }
  const urls = (await sortedBy('url')).map(({ url }) => url);
  expect(urls).toEqual([...urls].sort());
});

test('the last change of a page can be asked for in any form', async () => {
  type Updated = { mdx: { updated: string; year: string; ago: string } };
  const { mdx } = await ask<Updated>(`{
    mdx(updated: { ne: null }) {
      updated
      year: updated(formatString: "YYYY")
      ago: updated(fromNow: true)
    }
  }`);
  expect(mdx.year).toBe(mdx.updated.slice(0, 4));
  expect(mdx.ago).toMatch(/ago$/);
});

type Type = {
  name: string;
  kind: string;
  description: string | null;
  fields: { name: string; description: string | null }[] | null;
};

/** What Gatsby and its plugins add to every node, in their words. */
const OF_GATSBY = ['id', 'parent', 'children', 'internal', 'excerpt', 'tableOfContents'];
const OURS =
  /^(Mdx|Anchor|Passage|RelatedLink|Section|VoteTopic|Sponsor|SponsorList|ListedSponsor|NavigationItem|Webpack[A-Za-z]+)$/;
const DERIVED = /(Connection|Edge|GroupConnection|FieldSelector|Input|FieldsEnum)$/;

test('every type and field of ours is described where people look for it', async () => {
  const { __schema } = await ask<{ __schema: { types: Type[] } }>(
    '{ __schema { types { name kind description fields { name description } } } }',
  );
  const ours = __schema.types.filter(({ name }) => OURS.test(name) && !DERIVED.test(name));
  expect(ours.length).toBeGreaterThan(20);
  expect(
    ours.flatMap(({ name, description, fields }) => [
      ...(description ? [] : [name]),
      ...(fields ?? [])
        .filter((field) => !field.description && !OF_GATSBY.includes(field.name))
        .map((field) => `${name}.${field.name}`),
    ]),
  ).toEqual([]);
});

test('what is not documented is what `npm run coverage` calls missing', async () => {
  type Missing = { allWebpackReference: { nodes: { fullName: string }[] } };
  const { allWebpackReference } = await ask<Missing>(`{
    allWebpackReference(filter: { isCounted: { eq: true }, isDocumented: { eq: false } }) {
      nodes { fullName }
    }
  }`);
  const names = allWebpackReference.nodes.map(({ fullName }) => fullName);
  expect(names.sort()).toEqual(coverage.missing.map(({ name }) => name).sort());
});

test('one gets from a page to its options and hooks, and from those to their headings', async () => {
  type Found = { fullName: string; anchor: string | null; page: { url: string } | null };
  const { cache, hooks } = await ask<{
    cache: { options: Found[] };
    hooks: { hooks: Found[]; reference: Found[] };
  }>(`{
    cache: mdx(url: { eq: "/configuration/cache/" }) {
      options { fullName anchor page { url } }
    }
    hooks: mdx(url: { eq: "/api/contextmodulefactory-hooks/" }) {
      hooks { fullName anchor page { url } }
      reference { fullName anchor page { url } }
    }
  }`);
  expect(cache.options).toContainEqual({
    fullName: 'cache.maxAge',
    anchor: 'cachemaxage',
    page: { url: '/configuration/cache/' },
  });
  expect(hooks.hooks).toContainEqual({
    fullName: 'ContextModuleFactory.beforeResolve',
    anchor: 'beforeresolve',
    page: { url: '/api/contextmodulefactory-hooks/' },
  });
  expect(hooks.reference).toEqual(hooks.hooks);
});

test('options can be asked for by the kinds of their values', async () => {
  type Kinds = { allWebpackOption: { nodes: { path: string; kinds: string[] }[] } };
  const { allWebpackOption } = await ask<Kinds>(
    '{ allWebpackOption(filter: { kinds: { in: ["function"] } }) { nodes { path kinds } } }',
  );
  const paths = allWebpackOption.nodes.map(({ path }) => path);
  expect(paths).toContain('output.filename');
  expect(paths).not.toContain('output.clean.dry');
});

test('the explorer opens with the queries of README, and keeps what one makes of them', async () => {
  const queries = readmeQueries(readFileSync('README.md', 'utf8'));
  for (const { query } of queries) await ask(query);
  const longest = await ask<{ allMdx: { nodes: { url: string }[] } }>(queries[0]!.query);

  const profile = await newProfile();
  const page = await profile.newPage();
  await page.goto(`${server.url}/___graphql`);
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  expect(await tabs.count()).toBe(queries.length);
  await page.getByRole('button', { name: 'Execute query (Ctrl-Enter)' }).click();
  await page.getByText(longest.allMdx.nodes[0]!.url).first().waitFor();

  await page.getByRole('button', { name: 'Close Tab' }).last().click();
  // GraphiQL stores its tabs a moment later.
  await page.waitForFunction((count) => {
    const stored = JSON.parse(localStorage.getItem('graphiql:tabState') ?? '{}') as {
      tabs?: unknown[];
    };
    return stored.tabs?.length === count;
  }, queries.length - 1);
  await page.reload();
  await tabs.first().waitFor();
  expect(await tabs.count()).toBe(queries.length - 1);
  await profile.close();
});
