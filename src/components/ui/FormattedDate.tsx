const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

type FormattedDateProps = { date: string };

/** A day, for people and machines. */
export const FormattedDate = ({ date }: FormattedDateProps) => (
  <time dateTime={date}>{DAY.format(new Date(date))}</time>
);
