import { splitHash } from '../../../site/urls';
import { dataFilePath, type Entry, type Published } from '../data/contentData';
import type { Issue } from '../issues';
import type { Site } from './site';

/** What others link to still exists: an address leads to its page or its redirect, a heading has its old id. */
export const checkPublished = (site: Site): Issue[] =>
  site.isComplete('redirects', 'to-come')
    ? site.data.published.flatMap((entry) => checkAddress(entry, site))
    : [];

function checkAddress({ value: { url, ids }, line }: Entry<Published>, site: Site): Issue[] {
  const target = site.redirects.get(url) ?? url;
  const { path, hash } = splitHash(target);
  if (site.isToCome(path)) return [];
  // A redirect that leads nowhere is reported separately.
  if (site.known.has(path)) return hash === '' ? missingIds(url, path, ids, site) : [];
  if (site.redirects.has(url)) return [];
  const meant = site.movedTo(url);
  return [
    {
      file: dataFilePath('published'),
      line,
      message: `${url} was published, and leads nowhere now`,
      fix: `${url}: ${meant ?? 'the url of the page that has its text now'}, in ${dataFilePath('redirects')}`,
    },
  ];
}

function missingIds(url: string, path: string, ids: readonly string[], site: Site): Issue[] {
  const present = site.idsOf(path);
  const file = site.pages.find(({ page }) => page.url === path)?.page.path;
  const gone = ids.filter((id) => !present?.has(id));
  if (!present || file === undefined || gone.length === 0) return [];
  const links = gone.map((id) => `${url}#${id}`).join(', ');
  return [
    {
      file: `content/${file}`,
      message: `others link to ${links}, which ${gone.length === 1 ? 'is' : 'are'} gone`,
      fix: `## The heading's words [#${gone[0]}], or <Anchor id="${gone[0]}" /> where it is explained now`,
    },
  ];
}
