import { z } from 'zod';

const ACCOUNT = `
  name
  slug
  website
  imageUrl
`;

const MEMBERS = `
  query Members($slug: String!, $limit: Int!, $offset: Int!) {
    account(slug: $slug) {
      members(limit: $limit, offset: $offset) {
        nodes {
          account {${ACCOUNT}}
          totalDonations {
            value
          }
          createdAt
        }
      }
    }
  }
`;

const TRANSACTIONS = `
  query Transactions($slug: String!, $dateFrom: DateTime!, $limit: Int!, $offset: Int!) {
    transactions(
      account: { slug: $slug }
      dateFrom: $dateFrom
      limit: $limit
      offset: $offset
      includeIncognitoTransactions: false
    ) {
      nodes {
        amountInHostCurrency {
          value
        }
        fromAccount {${ACCOUNT}}
        createdAt
      }
    }
  }
`;

const list = z.object({ nodes: z.array(z.unknown()) });

/** What to ask, and where in the answer the nodes of a page are. */
export const QUERIES = {
  members: {
    text: MEMBERS,
    answer: z
      .object({ data: z.object({ account: z.object({ members: list }) }) })
      .transform(({ data }) => data.account.members.nodes),
  },
  transactions: {
    text: TRANSACTIONS,
    answer: z
      .object({ data: z.object({ transactions: list }) })
      .transform(({ data }) => data.transactions.nodes),
  },
} as const;

export type Query = (typeof QUERIES)[keyof typeof QUERIES];

const errors = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** The nodes of a page; an answer that reports an error has none, whatever else it holds. */
export function pageNodes(query: Query, answer: unknown): unknown[] {
  const failed = errors.safeParse(answer);
  if (failed.success) throw new Error(failed.data.errors.map(({ message }) => message).join('; '));
  const page = query.answer.safeParse(answer);
  if (!page.success) throw new Error('its answer holds no list');
  return page.data;
}
