/** Who supports webpack, and with how much. */
export type Sponsor = {
  /** The last part of the address of its page on Open Collective. */
  slug: string | null;
  name: string;
  website: string | null;
  avatar: string | null;
  totalCents: number;
  /** The average of a month over the last year. */
  monthlyCents: number;
  firstDonation: string | null;
  note: string | null;
};

/** Sponsors of two sources as one list: amounts of a slug that both know add up. */
export function mergeSponsors(own: readonly Sponsor[], others: readonly Sponsor[]): Sponsor[] {
  const ownBySlug = new Map(own.map((sponsor) => [sponsor.slug, sponsor]));
  const merged = others.map((other) => {
    const same = other.slug === null ? undefined : ownBySlug.get(other.slug);
    return same ? sum(same, other) : other;
  });
  const otherSlugs = new Set(others.map(({ slug }) => slug));
  return [...own.filter(({ slug }) => slug === null || !otherSlugs.has(slug)), ...merged];
}

const sum = (own: Sponsor, other: Sponsor): Sponsor => ({
  slug: own.slug,
  name: own.name,
  website: own.website ?? other.website,
  avatar: own.avatar ?? other.avatar,
  totalCents: own.totalCents + other.totalCents,
  monthlyCents: own.monthlyCents + other.monthlyCents,
  firstDonation: own.firstDonation ?? other.firstDonation,
  note: own.note ?? other.note,
});
