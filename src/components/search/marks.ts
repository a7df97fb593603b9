/** Around what met the query, until the text is escaped: no text holds these characters. */
export const MARK = { start: '\uE000', end: '\uE001' } as const;
