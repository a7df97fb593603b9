import { Link } from 'gatsby';
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import * as styles from './ResultCells.module.css';

type ResultCellsProps = {
  hit: { url: string };
  /** What DocSearch makes of a result: an element whose last part are its buttons. */
  children: ReactNode;
};

/** A result in the row that it has of the list: its link, and its buttons beside that. */
export function ResultCells({ hit, children }: ResultCellsProps) {
  const container = children as ReactElement<{ children: ReactNode }>;
  const parts = Children.toArray(container.props.children);

  return (
    <>
      <div role="gridcell" className={styles.link}>
        {/* The arrow keys lead through the results. */}
        <Link to={hit.url} tabIndex={-1}>
          {cloneElement(container, {}, ...parts.slice(0, -1))}
        </Link>
      </div>
      <div role="gridcell" className={styles.actions}>
        {parts.at(-1)}
      </div>
    </>
  );
}
