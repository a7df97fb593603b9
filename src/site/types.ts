/** A heading that can be linked to. */
export type Anchor = { title: string; id: string; level: number };

/** Enough of a page to link to it. */
export type PageLink = { url: string; title: string };

export type RelatedLink = { title: string; url: string };

/** A page as the sidebar lists it. */
export type SidebarEntry = PageLink & { group?: string | null };
