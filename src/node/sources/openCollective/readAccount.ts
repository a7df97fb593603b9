import { QUERIES } from './queries';
import { createRequestPage } from './requestPage';
import type { Settings } from './settings';
import { withTimeout } from './withTimeout';

/** Everything that the API says about an account, as it says it. */
export type AccountNodes = { members: unknown[]; transactions: unknown[] };

type Options = {
  /** Transactions older than this are of no interest. */
  since: Date;
  onProgress: (status: string) => void;
};

/** Reads all members and transactions, or fails: there is no half of a list. */
export function readAccount(settings: Settings, options: Options): Promise<AccountNodes> {
  const { timeout } = settings;
  const reason = new Error(`it took more than ${timeout / 1000} s`);
  return withTimeout({ milliseconds: timeout, reason }, (signal) =>
    readLists(settings, options, signal),
  );
}

async function readLists(
  settings: Settings,
  { since, onProgress }: Options,
  signal: AbortSignal,
): Promise<AccountNodes> {
  const request = createRequestPage(settings, signal);
  const readAll = (name: keyof AccountNodes, variables: object) =>
    allNodes(settings.pageSize, async (page) => {
      const nodes = await request(QUERIES[name], { slug: settings.slug, ...variables, ...page });
      onProgress(`${page.offset + nodes.length} ${name}`);
      return nodes;
    });

  const members = await readAll('members', {});
  if (members.length === 0) throw new Error('it lists no members');
  return {
    members,
    transactions: await readAll('transactions', { dateFrom: since.toISOString() }),
  };
}

/** Asks until a page is empty: any page may hold fewer nodes than were asked for. */
async function allNodes(
  limit: number,
  readPage: (page: { limit: number; offset: number }) => Promise<unknown[]>,
): Promise<unknown[]> {
  const nodes: unknown[] = [];
  for (;;) {
    const page = await readPage({ limit, offset: nodes.length });
    if (page.length === 0) return nodes;
    nodes.push(...page);
  }
}
