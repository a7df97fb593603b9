import { suggestion } from '../../src/node/content/suggestion';
import type { Page } from '../../src/node/content/page/page';
import { expectedOf } from '../../src/node/reference/registry';
import { pageOfPlugin } from '../../src/node/reference/places';
import type { Reference } from '../../src/node/reference/types';
import { authorError } from './authorError';
import { withoutListEntry, withPublished } from './yamlList';
import { newPageAddress, type PageAddress } from './pageAddress';
import { pageTemplate } from './pageTemplate';

export type Site = {
  pages: readonly Page[];
  /** The text of `to-come.yaml`, and the urls in it. */
  toCome: string;
  planned: readonly string[];
  /** The text of `published.yaml`. */
  published: string;
  /** All texts of the content, which may link to the page already. */
  texts: readonly string[];
  reference: Reference;
};

export type NewPage = {
  address: PageAddress;
  text: string;
  toCome: string;
  wasPlanned: boolean;
  published: string;
};

/** What `npm run page` writes for an address. */
export function newPage(
  typed: string,
  { pages, toCome, planned, published, texts, reference }: Site,
): NewPage {
  const address = newPageAddress(typed, 'page ', planned);
  const existing = pages.find(({ url }) => url === address.url);
  if (existing) {
    const meant = suggestion(address.url, planned);
    throw authorError(
      `content/${existing.path}: the page exists`,
      `another name${meant ? `, like ${meant.slice(1, -1)},` : ''} or edit that file`,
    );
  }
  const wasPlanned = planned.includes(address.url);
  const text = pageTemplate(address, {
    sort: nextSort(pages.filter(({ section }) => section === address.section)),
    linkedIds: linkedIds(address.url, texts),
    subjects: subjectsOf(address.url, reference),
    knownTitle: reference.plugins.find(({ name }) => pageOfPlugin(name) === address.url)?.name,
  });
  return {
    address,
    text,
    toCome: withoutListEntry(toCome, address.url),
    wasPlanned,
    // A post is a draft at first, and a build leaves drafts out.
    published: address.section === 'blog' ? published : withPublished(published, address.url),
  };
}

/** The next number of the section, if most of its pages have one. */
function nextSort(pages: readonly Page[]): number | undefined {
  const sorts = pages.filter(({ name }) => name !== 'index').map(({ sort }) => sort);
  const numbered = sorts.filter((sort) => sort > 0);
  return numbered.length > sorts.length / 2 ? Math.floor(Math.max(...numbered)) + 1 : undefined;
}

/** `init`, if a text has `/api/cli/#init`. */
function linkedIds(url: string, texts: readonly string[]): string[] {
  const ids = texts.flatMap((text) =>
    text
      .split(`${url}#`)
      .slice(1)
      .flatMap((rest) => /^[\w-]+/.exec(rest)?.[0] ?? []),
  );
  return [...new Set(ids)].sort();
}

function subjectsOf(url: string, reference: Reference): string[] {
  const plugin = reference.plugins.find(({ name }) => pageOfPlugin(name) === url);
  return [
    ...expectedOf(reference)
      .filter(({ pages: [first] }) => first === url)
      .map(({ name }) => name),
    ...(plugin?.options.map(({ path }) => path) ?? []),
  ];
}
