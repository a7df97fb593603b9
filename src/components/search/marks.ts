/** Mark the matches until the text is escaped: no text contains these characters. */
export const MARK = { start: '\uE000', end: '\uE001' } as const;

const MARKS = new RegExp(`[${MARK.start}${MARK.end}]`, 'g');

export const withoutMarks = (text: string) => text.replace(MARKS, '');
