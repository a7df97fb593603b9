/** When each address was saved, in milliseconds. */
export type Ages = Readonly<Record<string, number>>;

export type Limits = { number: number; age: number };

/** Pictures of other sites: they count as several megabytes each, because nobody may look inside. */
export const OTHER_IMAGES: Limits = { number: 60, age: 7 * 24 * 60 * 60 * 1000 };

/** What has to go: what is too old, and the oldest of what is too much. */
export function expired(ages: Ages, { number, age }: Limits, now: number): string[] {
  const newestFirst = Object.entries(ages).sort(([, a], [, b]) => b - a);
  return newestFirst
    .filter(([, at], index) => index >= number || now - at > age)
    .map(([url]) => url);
}
