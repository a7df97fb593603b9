import { SECTIONS, sectionUrl, type SectionName } from './sections';
import { withTrailingSlash } from './urls';

export type NavigationItem = {
  title: string;
  url: string;
  /** Sections whose pages make the item active. */
  sections: readonly SectionName[];
  /** Opens below the item, and is shown below the header while the item is active. */
  menu?: readonly NavigationItem[];
};

const DOCUMENTATION_SECTIONS = SECTIONS.filter(
  ({ name }) => name !== 'contribute' && name !== 'blog',
);

/** The Documentation menu: every section but contribute and blog. */
export const DOCUMENTATION_MENU: readonly NavigationItem[] = DOCUMENTATION_SECTIONS.map(
  ({ name, title }) => ({ title, url: sectionUrl(name), sections: [name] }),
);

export const TOP_LINKS: readonly NavigationItem[] = [
  {
    title: 'Documentation',
    url: '/concepts/',
    sections: DOCUMENTATION_SECTIONS.map(({ name }) => name),
    menu: DOCUMENTATION_MENU,
  },
  { title: 'Contribute', url: '/contribute/', sections: ['contribute'] },
  { title: 'Vote', url: '/vote/', sections: [] },
  { title: 'Blog', url: '/blog/', sections: ['blog'] },
];

/** Whether an item links to the page at `pathname`, or to the section around it. */
export function isActive(item: NavigationItem, pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return (
    withTrailingSlash(pathname).startsWith(item.url) || item.sections.some((name) => name === first)
  );
}

/** The menu of the active top link. */
export const subnavigation = (pathname: string): readonly NavigationItem[] =>
  TOP_LINKS.find((item) => isActive(item, pathname))?.menu ?? [];

/** `aria-current`: `page` on a link to the page itself, `true` on one to its section. */
export function ariaCurrent(item: NavigationItem, pathname: string): 'page' | 'true' | undefined {
  if (!isActive(item, pathname)) return undefined;
  return withTrailingSlash(pathname) === item.url ? 'page' : 'true';
}
