import { FOOTER_LINKS } from '../links';
import { TOP_LINKS } from '../navigation';
import { SECTIONS, sectionOf, sectionUrl, type SectionName } from '../sections';
import { LINKED_BUDGET } from './linkedBudget';
import { pagesOf, sizeOfPages, stepsFor, type Saved, type OfflineManifest } from './manifest';

/** The links in header and footer and the index pages of all sections; the same on every page. */
const AROUND_EVERY_PAGE = [
  ...SECTIONS.map(({ name }) => sectionUrl(name)),
  ...TOP_LINKS.flatMap((item) => [item, ...(item.menu ?? [])]).map(({ url }) => url),
  ...FOOTER_LINKS.map(({ url }) => url),
];

/** The pages that the menus around a page link to, in the order in which they are saved. */
export function linkedPages(manifest: OfflineManifest, path: string): string[] {
  const section = sectionOf(path)?.name;
  const sidebar = section ? pagesOf(manifest, section) : [];
  const paths = new Set([...AROUND_EVERY_PAGE, ...sidebar]);
  return [...paths].filter((each) => manifest.pages[each]?.listed);
}

type Reader = {
  path: string;
  saved: Saved;
  /** Pages that were saved earlier for this reason. */
  linked: readonly string[];
  /** Sections whose pages the reader has removed. */
  declined: readonly SectionName[];
};

/** The linked pages to save now: those that are missing, within the budget. */
export function linkedPagesToSave(
  manifest: OfflineManifest,
  { path, saved, linked, declined }: Reader,
): string[] {
  const chosen: string[] = [];
  const paths = linkedPages(manifest, path).filter(
    (each) => !declined.some((name) => name === sectionOf(each)?.name),
  );
  for (const step of stepsFor(manifest, paths, saved)) {
    const all = new Set([...linked, ...chosen, step.path]);
    if (sizeOfPages(manifest, [...all]) <= LINKED_BUDGET) chosen.push(step.path);
  }
  return chosen;
}
