import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = {
  list: 'members' | 'transactions';
  variables: { slug: string; limit: number; offset: number; dateFrom?: string };
  headers: IncomingHttpHeaders;
  at: number;
};

/** In place of a page: a status with headers, a body as it is, or no answer at all. */
type Trouble = { status?: number; headers?: Record<string, string>; body?: string } | 'silence';

type Account = {
  members?: unknown[];
  transactions?: unknown[];
  /** Nodes that it gives at most, whatever is asked. */
  mostPerPage?: number;
  /** What goes wrong with the request of this number, from 0. */
  trouble?: (request: Asked, index: number) => Trouble | undefined;
};

/** Speaks as much of Open Collective's API as the source asks for. */
export async function startOpenCollective(account: Account) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { query, variables } = JSON.parse(text) as {
        query: string;
        variables: Asked['variables'];
      };
      const list = query.includes('members(') ? 'members' : 'transactions';
      const current = { list, variables, headers: request.headers, at: Date.now() } as const;
      asked.push(current);
      const trouble = account.trouble?.(current, asked.length - 1);
      if (trouble === 'silence') return;
      response.writeHead(trouble?.status ?? 200, trouble?.headers);
      response.end(trouble ? (trouble.body ?? '') : JSON.stringify(answer(account, current)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/graphql/v2`,
    asked,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(account: Account, { list, variables: { limit, offset } }: Asked) {
  const most = Math.min(limit, account.mostPerPage ?? limit);
  const nodes = (account[list] ?? []).slice(offset, offset + most);
  return {
    data: list === 'members' ? { account: { members: { nodes } } } : { transactions: { nodes } },
  };
}

export const member = (slug: string, dollars: unknown, more: object = {}) => ({
  account: { name: slug.toUpperCase(), slug, website: `https://${slug}.example/`, imageUrl: null },
  totalDonations: { value: dollars },
  createdAt: '2020-03-01T10:00:00.000Z',
  ...more,
});

export const transaction = (slug: string, dollars: unknown, createdAt: string) => ({
  amountInHostCurrency: { value: dollars },
  fromAccount: { name: slug.toUpperCase(), slug, website: null, imageUrl: null },
  createdAt,
});
