const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** `2024-03-01` -> `March 1, 2024` */
export const longDate = (date: string): string => FORMAT.format(new Date(date));
