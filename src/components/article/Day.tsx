const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

type DayProps = { date: string };

/** A day, for people and machines. */
export const Day = ({ date }: DayProps) => (
  <time dateTime={date}>{DAY.format(new Date(date))}</time>
);
