import type { SidebarEntry } from '../../site/types';

export type PageGroup = {
  /** Shown above the pages. Pages without a group, or with the group `-`, have none. */
  heading: string | undefined;
  pages: SidebarEntry[];
};

/** Pages by group. `pages` are in page order, so that the pages of a group follow each other. */
export function groupPages(pages: readonly SidebarEntry[]): PageGroup[] {
  const groups: PageGroup[] = [];
  for (const page of pages) {
    const heading = page.group && page.group !== '-' ? page.group : undefined;
    const last = groups.at(-1);
    if (last && last.heading === heading) last.pages.push(page);
    else groups.push({ heading, pages: [page] });
  }
  return groups;
}
