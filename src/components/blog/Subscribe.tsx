import { withPrefix } from 'gatsby';
import { BLOG_FEED } from '../../site/feeds';
import * as styles from './Subscribe.module.css';

/** Links to the feeds. */
export const Subscribe = () => (
  <p className={styles.root}>
    New posts come to your feed reader:{' '}
    <a href={withPrefix(BLOG_FEED.rss.url)} type={BLOG_FEED.rss.type}>
      {BLOG_FEED.rss.title}
    </a>{' '}
    or{' '}
    <a href={withPrefix(BLOG_FEED.json.url)} type={BLOG_FEED.json.type}>
      {BLOG_FEED.json.title}
    </a>
    .
  </p>
);
