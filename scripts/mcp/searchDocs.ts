import { createLocalSearch } from '../../src/components/search/localSearch';
import type { Hit } from '../../src/components/search/local/toHit';
import { createService } from '../../src/components/search/worker/service';
import { withoutMarks } from '../../src/components/search/marks';
import type { BuiltSite } from './builtSite';

// Gatsby sets it to the folder that the site is served from.
Object.assign(globalThis, { __PATH_PREFIX__: '' });

/** The results of the site's search, best first. */
export async function searchDocs(site: BuiltSite, query: string, limit: number): Promise<string> {
  const fetchJson = (url: string) => Promise.resolve().then(() => site.readJson(url));
  const { search } = createLocalSearch({
    connect: () => ({ ask: createService(fetchJson), close: () => undefined }),
    fetchManifest: fetchJson,
  });
  const address = site.address();
  const { hits, near } = await search(query);
  if (hits.length === 0) throw new Error(nothingFound(query, near));
  return hits
    .slice(0, limit)
    .map((hit, index) => `${index + 1}. ${resultText(hit, address)}`)
    .join('\n\n');
}

function resultText({ hierarchy, url, content }: Hit, address: string): string {
  const { lvl0, ...titles } = hierarchy;
  const path = [lvl0, ...Object.values(titles)].filter((title) => title !== null);
  return [
    path.join(' › '),
    address + url,
    ...(content === null ? [] : [withoutMarks(content)]),
  ].join('\n   ');
}

const nothingFound = (query: string, near: readonly string[]) =>
  [
    `Nothing was found for ${JSON.stringify(query)}.`,
    near.length > 0
      ? `  Fix: search for one of these titles: ${near.join(', ')}`
      : '  Fix: fewer or other words, for example the name of an option',
  ].join('\n');
