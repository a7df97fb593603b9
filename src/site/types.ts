/** A heading with an id. */
export type Anchor = { title: string; id: string; level: number };

/** What is needed to link to a page. */
export type PageLink = { url: string; title: string };

/** The text below a heading, as search reads it. */
export type Passage = {
  /** The id of the heading; empty before the first heading. */
  anchor: string;
  text: string;
  /** Names that are code in its sentences. */
  names: readonly string[];
  /** Names in its code blocks. */
  samples: readonly string[];
  /** The rows of its tables that have an address. Their text is part of its text. */
  rows: readonly PassageRow[];
  /** The messages that its tables explain. */
  messages: readonly string[];
};

/** What a row of a table says of the name that it begins with. */
export type PassageRow = { id: string; name: string; text: string };

export type RelatedLink = { title: string; url: string };

/** A page in the sidebar. */
export type SidebarEntry = PageLink & { group?: string | null };

/** A change to a page, as its readers are told of it. */
export type PageChange = {
  date: string;
  message: string;
  /** The commit, if the site knows where it's published. */
  url: string | null;
};
