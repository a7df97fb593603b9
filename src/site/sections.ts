/** Top-level folders of `content/`, in the order of the menus. */
export const SECTIONS = [
  { name: 'concepts', title: 'Concepts', printable: true },
  { name: 'configuration', title: 'Configuration', printable: true },
  { name: 'guides', title: 'Guides', printable: true },
  { name: 'api', title: 'API', printable: true },
  { name: 'loaders', title: 'Loaders', printable: true },
  { name: 'plugins', title: 'Plugins', printable: true },
  { name: 'errors', title: 'Errors', printable: true },
  { name: 'migrate', title: 'Migrate', printable: true },
  { name: 'tools', title: 'Tools', printable: false },
  { name: 'contribute', title: 'Contribute', printable: true },
  { name: 'blog', title: 'Blog', printable: false },
] as const;

export type SectionName = (typeof SECTIONS)[number]['name'];
export type Section = { name: SectionName; title: string; printable: boolean };

export const sectionUrl = (name: SectionName) => `/${name}/`;
export const printableUrl = (name: string) => `/${name}/printable/`;

/** The section that a path or url belongs to; top-level pages belong to none. */
export function sectionOf(path: string): Section | undefined {
  const [first, ...rest] = path.replace(/^\//, '').split('/');
  return rest.length > 0 ? SECTIONS.find(({ name }) => name === first) : undefined;
}
