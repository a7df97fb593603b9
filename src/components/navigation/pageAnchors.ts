import { withPrefix } from 'gatsby';
import type { SectionName } from '../../site/sections';
import type { Anchor } from '../../site/types';
import { parseAnchors, type AnchorsOfPage } from './parseAnchors';

const requests = new Map<SectionName, Promise<AnchorsOfPage[]>>();

async function fetchSection(section: SectionName): Promise<AnchorsOfPage[]> {
  const response = await fetch(withPrefix(`/navigation/${section}.json`));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return parseAnchors(await response.json());
}

/** The headings of another page. One request loads those of the whole section. */
export async function pageAnchors(section: SectionName, url: string): Promise<readonly Anchor[]> {
  const request = requests.get(section) ?? fetchSection(section);
  requests.set(section, request);
  try {
    return (await request).find((page) => page.url === url)?.anchors ?? [];
  } catch (error) {
    requests.delete(section);
    throw error;
  }
}
