/** One attack, and whether the site withstood it. */
export type Attempt = { name: string; held: boolean; detail?: string };

/** `random` returns the same numbers for the same seed, so that a failure can be repeated. */
export type Suite = { name: string; run: (random: () => number) => Promise<Attempt[]> };
