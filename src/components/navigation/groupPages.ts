import type { SidebarEntry } from '../../site/types';

export type PageGroup = {
  /** Stands above the pages; `-` and pages without a group have none. */
  heading: string | undefined;
  pages: SidebarEntry[];
};

/** Pages by group; pages come in page order, in which a group's pages stand together. */
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
