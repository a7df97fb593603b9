import { longDate } from '../../site/text/longDate';
import type { CardText } from './cardSvg';

export type SharedPage = {
  title: string;
  section?: string | null | undefined;
  description?: string | null | undefined;
  /** `YYYY-MM-DD`; only posts have one. */
  date?: string | null | undefined;
};

const DATE_IN_TITLE = / \(\d{4}-\d{2}-\d{2}\)$/;

/** What the card of a page says. Posts have a date; other pages are about the documented release. */
export const cardText = (
  { title, section, description, date }: SharedPage,
  release: string,
): CardText => ({
  // The first page of a section has its title.
  section: section === title ? undefined : (section ?? undefined),
  title: title.replace(DATE_IN_TITLE, ''),
  description: description ?? '',
  note: date ? longDate(date) : `webpack ${release}`,
});
