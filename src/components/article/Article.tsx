import type { ReactNode } from 'react';
import type { Anchor } from '../../site/types';
import * as styles from './Article.module.css';
import { TableOfContents } from './TableOfContents';

type ArticleProps = {
  title: string;
  /** Above the title. */
  before?: ReactNode;
  /** Next to what is above the title. */
  actions?: ReactNode;
  /** Between title and text. */
  lead?: ReactNode;
  anchors?: readonly Anchor[];
  /** Whether the sidebar lists the headings, too. */
  isInSidebar?: boolean;
  /** The text. */
  children: ReactNode;
  /** Below the text. */
  after?: ReactNode;
};

/** The layout of an article: title, text, and the list of its headings on wide screens. */
export function Article({
  title,
  before,
  actions,
  lead,
  anchors = [],
  isInSidebar,
  children,
  after,
}: ArticleProps) {
  return (
    <article className={styles.root}>
      <div className={styles.progress} aria-hidden="true" />
      <header className={styles.header}>
        {(before || actions) && (
          <div className={styles.above}>
            {before}
            {actions}
          </div>
        )}
        <h1>{title}</h1>
        {lead}
      </header>
      <div className={styles.contents}>
        <TableOfContents anchors={anchors} isInSidebar={isInSidebar} />
      </div>
      <div className={styles.text}>{children}</div>
      {after && <footer className={styles.footer}>{after}</footer>}
    </article>
  );
}
