import { Link } from 'gatsby';
import type { PageLink } from '../../site/types';
import * as styles from './AdjacentPages.module.css';

type AdjacentPagesProps = { previous?: PageLink | null; next?: PageLink | null };

export function AdjacentPages({ previous, next }: AdjacentPagesProps) {
  if (!previous && !next) return null;

  return (
    <nav className={styles.root} aria-label="Adjacent pages">
      {previous && (
        <Link rel="prev" to={previous.url}>
          <small>Previous</small> {previous.title}
        </Link>
      )}
      {next && (
        <Link rel="next" className={styles.next} to={next.url}>
          <small>Next</small> {next.title}
        </Link>
      )}
    </nav>
  );
}
