import { z } from 'zod';
import type { Sponsor } from '../sponsor';
import type { AccountNodes } from './readAccount';

/** More than a field of type `Int` can hold, and more than anyone gives. */
const MAX_CENTS = 2 ** 31;
const MAX_LETTERS = 80;
const MONTHS = 12;

const account = z.object({
  slug: z.string().regex(/^[\w-]+$/),
  name: z.string().nullish(),
  website: z.unknown(),
  imageUrl: z.unknown(),
});

const money = z.object({ value: z.unknown() }).nullish();

const member = z.object({ account, totalDonations: money, createdAt: z.unknown() });
const transaction = z.object({
  fromAccount: account,
  amountInHostCurrency: money,
  createdAt: z.unknown(),
});

type Account = z.infer<typeof account>;

/**
 * Members with their total, and what came from each within the year. A node that makes no sense
 * is left out; so is an account that gave nothing.
 */
export function toSponsors({ members, transactions }: AccountNodes, since: Date): Sponsor[] {
  const sponsors = new Map<string, Sponsor>();
  const sponsorOf = (from: Account): Sponsor => {
    const known = sponsors.get(from.slug) ?? newSponsor(from);
    sponsors.set(from.slug, known);
    return known;
  };

  // One account can be a member several times, with the same total each time.
  for (const { account: from, totalDonations, createdAt } of all(member, members)) {
    const sponsor = sponsorOf(from);
    sponsor.totalCents = Math.max(sponsor.totalCents, cents(totalDonations));
    sponsor.firstDonation = earlier(sponsor.firstDonation, isoDate(createdAt));
  }

  const yearCents = new Map<Sponsor, number>();
  for (const { fromAccount, amountInHostCurrency, createdAt } of all(transaction, transactions)) {
    const date = isoDate(createdAt);
    if (date === null || Date.parse(date) < since.getTime()) continue;
    const sponsor = sponsorOf(fromAccount);
    yearCents.set(sponsor, (yearCents.get(sponsor) ?? 0) + cents(amountInHostCurrency));
    sponsor.firstDonation ??= date;
  }
  for (const [sponsor, sum] of yearCents) {
    sponsor.monthlyCents = Math.round(sum / MONTHS);
    sponsor.totalCents = Math.max(sponsor.totalCents, sum);
  }
  return [...sponsors.values()].filter(({ totalCents }) => totalCents > 0);
}

const all = <Shape extends z.ZodType>(shape: Shape, nodes: readonly unknown[]) =>
  nodes.flatMap((node) => {
    const { success, data } = shape.safeParse(node);
    return success ? [data] : [];
  });

const newSponsor = ({ slug, name, website, imageUrl }: Account): Sponsor => ({
  slug,
  name: plainText(name ?? '') || slug,
  website: httpUrl(website),
  avatar: httpUrl(imageUrl),
  totalCents: 0,
  monthlyCents: 0,
  firstDonation: null,
  note: null,
});

/** One line without control characters. Markup stays what it is: text. */
const plainText = (text: string) =>
  [...text.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, MAX_LETTERS).join('');

function httpUrl(value: unknown): string | null {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Dollars as cents; an invalid amount counts as nothing. */
function cents(amount: z.infer<typeof money>): number {
  const value = amount?.value;
  if (typeof value !== 'number' || !(value > 0)) return 0;
  const rounded = Math.round(value * 100);
  return rounded < MAX_CENTS ? rounded : 0;
}

function isoDate(value: unknown): string | null {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

const earlier = (a: string | null, b: string | null) =>
  a !== null && (b === null || a < b) ? a : b;
