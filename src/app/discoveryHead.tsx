import { withPrefix } from 'gatsby';
import type { ReactElement } from 'react';
import { FEEDS } from '../site/feeds';
import { OPEN_SEARCH } from '../site/openSearch';
import { SITE } from '../site/site';

/** The parts of the head that lead feed readers to the feeds, and browsers to the search. */
export const discoveryHead = (): readonly ReactElement[] => [
  ...FEEDS.flatMap(({ title: subject, rss, json }) =>
    [rss, json].map(({ title, url, type }) => (
      <link
        key={url}
        rel="alternate"
        type={type}
        title={`${subject}, ${title}`}
        href={withPrefix(url)}
      />
    )),
  ),
  <link
    key="opensearch"
    rel="search"
    type={OPEN_SEARCH.type}
    title={SITE.title}
    href={withPrefix(OPEN_SEARCH.url)}
  />,
];
