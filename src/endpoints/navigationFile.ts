import type { Anchor } from '../site/types';

type PageWithAnchors = { url: string; anchors: readonly Anchor[] };

/** The headings of a section's pages, which the sidebar shows when a page is opened in it. */
export const navigationFile = (pages: readonly PageWithAnchors[]) =>
  JSON.stringify(pages.map(({ url, anchors }) => ({ url, anchors })));

export const navigationFileUrl = (section: string) => `/navigation/${section}.json`;
