import { KINDS, type Weight } from './weight';

export type Budget = {
  /** The page that stands for its type. */
  url: string;
  limits: Weight;
};

export type Budgets = {
  pages: Record<string, Budget>;
  /** Why limits went up, each time they did. */
  raised: { date: string; because: string }[];
};

type Weights = Readonly<Record<string, Weight>>;

/** What a first visit to a page of the documentation may load of scripts, whatever was measured. */
export const MOST_SCRIPT = 85 * 1024;
const OF_THEIR_OWN = ['start page', 'blog', 'post', 'vote'];

const MARGIN = 1.05;

/** Where a page weighs more than it may, in words. */
export function exceeded({ pages }: Budgets, weights: Weights): string[] {
  return Object.entries(pages).flatMap(([type, { limits }]) =>
    KINDS.flatMap((kind) => {
      const measured = weights[type]?.[kind] ?? 0;
      return measured > limits[kind]
        ? [`${type}: ${measured} bytes of ${kind}, at most ${limits[kind]}`]
        : [];
    }),
  );
}

/** Limits a little above what was measured. Without a reason they only ever go down. */
export function adjusted(
  budgets: Budgets,
  weights: Weights,
  raise?: { date: string; because: string },
): Budgets {
  const limitsOf = (type: string, { limits }: Budget): Weight => {
    const entries = KINDS.map((kind) => {
      const limit = Math.ceil((weights[type]?.[kind] ?? 0) * MARGIN);
      const isCapped = kind === 'script' && !OF_THEIR_OWN.includes(type);
      const capped = isCapped ? Math.min(limit, MOST_SCRIPT) : limit;
      return [kind, raise ? capped : Math.min(capped, limits[kind])] as const;
    });
    return Object.fromEntries(entries) as Weight;
  };
  return {
    pages: Object.fromEntries(
      Object.entries(budgets.pages).map(([type, budget]) => [
        type,
        { ...budget, limits: limitsOf(type, budget) },
      ]),
    ),
    raised: raise ? [...budgets.raised, raise] : budgets.raised,
  };
}
