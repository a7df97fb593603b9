/** A heading that can be linked to. */
export type Anchor = { title: string; id: string; level: number };

/** Enough of a page to link to it. */
export type PageLink = { url: string; title: string };

/** What stands below a heading, as search goes through it. */
export type Passage = {
  /** The id of the heading; empty for what comes before the first. */
  anchor: string;
  text: string;
  /** The names that its sentences show as code. */
  names: readonly string[];
  /** The names in its blocks of code. */
  samples: readonly string[];
};

export type RelatedLink = { title: string; url: string };

/** A page as the sidebar lists it. */
export type SidebarEntry = PageLink & { group?: string | null };
