import { longDate } from '../../site/text/longDate';

type FormattedDateProps = { date: string };

/** A date for readers, which machines can read too. */
export const FormattedDate = ({ date }: FormattedDateProps) => (
  <time dateTime={date}>{longDate(date)}</time>
);
