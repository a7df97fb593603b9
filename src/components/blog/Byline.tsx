import { profileUrl } from '../../site/contributors';
import { FormattedDate } from '../ui/FormattedDate';
import * as styles from './Byline.module.css';

type BylineProps = { date: string | null; authors?: readonly string[]; readingTime: number };

/** When a post was published, by whom, and how long it takes to read. */
export const Byline = ({ date, authors = [], readingTime }: BylineProps) => (
  <ul className={styles.root}>
    {date && (
      <li>
        <FormattedDate date={date} />
      </li>
    )}
    {authors.length > 0 && (
      <li>
        by{' '}
        {authors.map((author, index) => (
          <span key={author}>
            {index > 0 && (index < authors.length - 1 ? ', ' : ' and ')}
            <a href={profileUrl(author)} rel="author noopener">
              {author}
            </a>
          </span>
        ))}
      </li>
    )}
    <li>{readingTime} min read</li>
  </ul>
);
