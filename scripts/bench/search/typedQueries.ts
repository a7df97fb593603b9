const LENGTHS = [1, 2, 3, 5, 8, Infinity];

/** Queries as they grow while they are typed. */
export const typedQueries = (queries: readonly string[]): string[] => [
  ...new Set(queries.flatMap((query) => LENGTHS.map((length) => query.slice(0, length)))),
];
