import { withPrefix } from 'gatsby';
import type { PageLink } from '../../site/types';
import * as styles from './AdjacentPages.module.css';

type AdjacentPagesProps = { previous?: PageLink | null; next?: PageLink | null };

export function AdjacentPages({ previous, next }: AdjacentPagesProps) {
  if (!previous && !next) return null;

  return (
    <nav className={styles.root} aria-label="Adjacent pages">
      {previous && (
        <a rel="prev" href={withPrefix(previous.url)}>
          <small>Previous</small> {previous.title}
        </a>
      )}
      {next && (
        <a rel="next" className={styles.next} href={withPrefix(next.url)}>
          <small>Next</small> {next.title}
        </a>
      )}
    </nav>
  );
}
