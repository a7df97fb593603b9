import { KINDS, type Weight } from './weight';

export type Budget = {
  /** The page that represents its type. */
  url: string;
  limits: Weight;
};

export type Budgets = {
  pages: Record<string, Budget>;
  /** The reasons for raising limits. */
  raised: { date: string; because: string }[];
};

type Weights = Readonly<Record<string, Weight>>;

/** The upper limit for the scripts of a page that is read without the app, whatever was measured. */
export const MAX_SCRIPT = 6 * 1024;
const WITH_APP = ['printable section', 'vote', 'not found'];

const MARGIN = 1.05;

/** A message for each limit that a page exceeds. */
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

/** New limits, a little above what was measured. Without a reason, limits are only lowered. */
export function adjusted(
  budgets: Budgets,
  weights: Weights,
  raise?: { date: string; because: string },
): Budgets {
  const limitsOf = (type: string, { limits }: Budget): Weight => {
    const entries = KINDS.map((kind) => {
      const limit = Math.ceil((weights[type]?.[kind] ?? 0) * MARGIN);
      const isCapped = kind === 'script' && !WITH_APP.includes(type);
      const capped = isCapped ? Math.min(limit, MAX_SCRIPT) : limit;
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
