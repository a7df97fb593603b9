import { withPrefix } from 'gatsby';
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import * as styles from './ResultCells.module.css';

type ResultCellsProps = {
  hit: { url: string };
  /** DocSearch's markup for a result: an element whose last child has the buttons. */
  children: ReactNode;
};

/** The cells of a result's row: its link, and next to it its buttons. */
export function ResultCells({ hit, children }: ResultCellsProps) {
  const container = children as ReactElement<{ children: ReactNode }>;
  const parts = Children.toArray(container.props.children);

  return (
    <>
      <div role="gridcell" className={styles.link}>
        {/* The arrow keys move through the results. */}
        <a href={withPrefix(hit.url)} tabIndex={-1}>
          {cloneElement(container, {}, ...parts.slice(0, -1))}
        </a>
      </div>
      <div role="gridcell" className={styles.actions}>
        {parts.at(-1)}
      </div>
    </>
  );
}
