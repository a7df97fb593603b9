const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

type FormattedDateProps = { date: string };

/** A date for readers, which machines can read too. */
export const FormattedDate = ({ date }: FormattedDateProps) => (
  <time dateTime={date}>{FORMAT.format(new Date(date))}</time>
);
