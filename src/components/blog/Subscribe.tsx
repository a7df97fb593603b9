import { withPrefix } from 'gatsby';
import { FEEDS } from '../../site/feeds';
import * as styles from './Subscribe.module.css';

/** Links to the feeds. */
export const Subscribe = () => (
  <p className={styles.root}>
    New posts come to your feed reader:{' '}
    <a href={withPrefix(FEEDS.rss.url)} type={FEEDS.rss.type}>
      {FEEDS.rss.title}
    </a>{' '}
    or{' '}
    <a href={withPrefix(FEEDS.json.url)} type={FEEDS.json.type}>
      {FEEDS.json.title}
    </a>
    .
  </p>
);
