import type { SectionName } from '../../site/sections';
import type { Anchor } from '../../site/types';

type AnchorsOfPage = { url: string; anchors: readonly Anchor[] };

const isAnchor = (value: unknown): value is Anchor => {
  const { title, id, level } = Object(value) as Record<string, unknown>;
  return typeof title === 'string' && typeof id === 'string' && Number.isInteger(level);
};

const isPage = (value: unknown): value is AnchorsOfPage => {
  const { url, anchors } = Object(value) as Record<string, unknown>;
  return typeof url === 'string' && Array.isArray(anchors) && anchors.every(isAnchor);
};

const requests = new Map<SectionName, Promise<AnchorsOfPage[]>>();

async function fetchSection(section: SectionName): Promise<AnchorsOfPage[]> {
  const response = await fetch(`/navigation/${section}.json`);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const pages: unknown = await response.json();
  if (!Array.isArray(pages) || !pages.every(isPage)) {
    throw new Error(`${response.url} lists no pages`);
  }
  return pages;
}

/** The headings of a page that is not being read. One request serves the whole section. */
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
