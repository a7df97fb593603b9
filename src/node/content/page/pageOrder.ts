type Sortable = {
  name: string;
  title: string;
  group?: string | null;
  sort: number;
  date?: string | null | undefined;
};

/**
 * The order of pages within a section: the index first, then pages without a group, then groups
 * in the order of their names; within a group the newest first, then by sort, then by title.
 */
export function byPageOrder(a: Sortable, b: Sortable): number {
  return (
    Number(b.name === 'index') - Number(a.name === 'index') ||
    (a.group ?? '').localeCompare(b.group ?? '', 'en') ||
    (b.date ?? '').localeCompare(a.date ?? '') ||
    a.sort - b.sort ||
    a.title.localeCompare(b.title, 'en')
  );
}

/** Pages made to be printed are not part of the navigation. */
export const isInNavigation = ({ title }: { title: string }) =>
  title !== 'printable' && !title.includes('Printable');
