/** When each address was saved, in milliseconds since 1970. */
export type Ages = Readonly<Record<string, number>>;

export type Limits = { number: number; age: number };

/** Browsers count a picture of another site as several megabytes, to hide its real size. */
export const OTHER_IMAGES: Limits = { number: 60, age: 7 * 24 * 60 * 60 * 1000 };

/** The addresses to remove: those that are too old, and the oldest of too many. */
export function expired(ages: Ages, { number, age }: Limits, now: number): string[] {
  const newestFirst = Object.entries(ages).sort(([, a], [, b]) => b - a);
  return newestFirst
    .filter(([, at], index) => index >= number || now - at > age)
    .map(([url]) => url);
}
