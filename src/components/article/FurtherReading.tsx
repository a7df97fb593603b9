import { withPrefix } from 'gatsby';
import type { RelatedLink } from '../../site/types';
import * as styles from './FurtherReading.module.css';

type FurtherReadingProps = { related: readonly RelatedLink[] };

export function FurtherReading({ related }: FurtherReadingProps) {
  if (related.length === 0) return null;

  return (
    <section className={styles.root} aria-labelledby="page-related">
      <h2 id="page-related">Further Reading</h2>
      <ul>
        {related.map(({ title, url }) => (
          <li key={url}>
            <a href={withPrefix(url)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
