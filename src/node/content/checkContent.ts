import type { Body } from '../body/types';
import { decoded, splitHash } from '../../site/urls';
import { checkRedirects } from './checkRedirects';
import { dataFilePath, type ContentData, type Entry } from './dataFiles';
import type { Mistake } from './mistakes';
import type { Page } from './page';
import { suggestion } from './suggestion';

export type ContentOfSite = {
  pages: readonly { page: Page; body: Body; mistakes: readonly Mistake[] }[];
  data: ContentData;
  /** Urls that are not content pages: screens, files, generated views. */
  otherUrls: readonly string[];
};

/** Every mistake that an author can mend, of all pages and data files together. */
export function checkContent({ pages, data, otherUrls }: ContentOfSite): Mistake[] {
  const readable = pages.filter(({ body }) => !body.unreadable);
  const idsOf = new Map(readable.map(({ page, body }) => [page.url, new Set(body.ids)]));
  const known = new Set([...pages.map(({ page }) => page.url), ...otherUrls]);
  const redirects = new Map(data.redirects.map(({ value }) => [value.from, value.to]));
  const toCome = new Set(data.toCome.map(({ value }) => value));

  const partsOf = (url: string) => {
    const { path, hash } = splitHash(url);
    return { path: decoded(path), hash: decoded(hash) };
  };
  const resolves = (url: string) => {
    const { path, hash } = partsOf(url);
    const ids = idsOf.get(path);
    return ids ? hash === '' || ids.has(hash) : known.has(path);
  };

  const checkLink = (page: Page, url: string, line: number | undefined): Mistake[] => {
    const target = url.startsWith('#') ? page.url + url : url;
    const { path, hash } = partsOf(target);
    if (toCome.has(path) || resolves(target)) return [];
    const mistake = { file: `content/${page.path}`, line };
    if (!target.startsWith('/')) {
      return [
        {
          ...mistake,
          message: `link: ${url} starts at the page that it stands on`,
          fix: 'the url of a page: root-relative, with a slash at the end',
        },
      ];
    }
    if (known.has(path)) {
      const meant = suggestion(hash, idsOf.get(path) ?? []);
      return [
        {
          ...mistake,
          message: `link: ${path} has no heading \`#${hash}\`${meant ? `, did you mean \`#${meant}\`?` : ''}`,
          fix: `${path}${meant ? `#${meant}` : ''}`,
        },
      ];
    }
    const meant = redirects.get(path) ?? suggestion(path, known);
    return [
      {
        ...mistake,
        message: `link: there is no page ${path}`,
        fix: meant ?? 'the url of a page: root-relative, with a slash at the end',
      },
    ];
  };

  return [
    ...pages.flatMap(({ mistakes }) => mistakes),
    ...duplicateUrls(pages.map(({ page }) => page)),
    ...hiddenPages(
      pages.map(({ page }) => page),
      otherUrls,
    ),
    ...pages.flatMap(({ page, body }) => [
      ...body.mistakes.map((mistake) => ({ file: `content/${page.path}`, ...mistake })),
      ...body.links.flatMap(({ url, line }) => checkLink(page, url, line)),
      ...page.related
        .filter(({ url }) => url.startsWith('/'))
        .flatMap(({ url }) => checkLink(page, url, undefined)),
      ...unknownTerms(page, body, data),
    ]),
    ...data.glossary
      .filter(({ value: { url } }) => !resolves(url) && !toCome.has(splitHash(url).path))
      .map(({ value: { term, url }, line }) => ({
        file: dataFilePath('glossary'),
        line,
        message: `${term}: ${url} does not exist`,
        fix: 'url: where the term is explained',
      })),
    ...data.toCome
      .filter(({ value }) => known.has(value))
      .map(({ value, line }) => ({
        file: dataFilePath('to-come'),
        line,
        message: `${value} is written`,
        fix: 'remove this line',
      })),
    ...repeated(data.voteTopics, {
      of: 'thread',
      file: dataFilePath('vote-topics'),
      fix: 'one thread for each topic: remove one of the two',
    }),
    ...repeated(data.awesome, {
      of: 'link',
      file: dataFilePath('awesome'),
      fix: 'one entry for each link: remove one of the two',
    }),
    ...unshown(
      data.awesome,
      pages.map(({ page }) => page),
    ),
    ...checkRedirects(data.redirects, {
      resolves,
      isPage: (path) => known.has(path),
      isToCome: (path) => toCome.has(path),
    }),
  ];
}

function duplicateUrls(pages: readonly Page[]): Mistake[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const other = first.get(page.url);
    if (!other) {
      first.set(page.url, page);
      return [];
    }
    return [
      {
        file: `content/${page.path}`,
        message: `the url ${page.url} is also that of content/${other.path}`,
        fix: 'rename or remove one of the two files',
      },
    ];
  });
}

/** Entries that say the same as an earlier one, where each has to be the only one. */
function repeated<Value>(
  entries: readonly Entry<Value>[],
  { of, file, fix }: { of: keyof Value & string; file: string; fix: string },
): Mistake[] {
  const first = new Map<string, number>();
  return entries.flatMap(({ value, line }) => {
    const text = String(value[of]);
    const key = text.toLowerCase();
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, line);
      return [];
    }
    return [
      { file, line, message: `${of}: ${text} is also that of the entry in line ${other}`, fix },
    ];
  });
}

/** Entries of lists that no page shows. */
const unshown = (entries: ContentData['awesome'], pages: readonly Page[]): Mistake[] =>
  entries
    .filter(({ value }) => !pages.some(({ body }) => body.includes(listOf(value.kind))))
    .map(({ value: { kind }, line }) => ({
      file: dataFilePath('awesome'),
      line,
      message: `kind: no page shows the list of kind ${JSON.stringify(kind)}`,
      fix: `the kind of a list, or ${listOf(kind)} /> on a page`,
    }));

const listOf = (kind: string) => `<AwesomeList kind="${kind}"`;

/** Pages at whose address something else stands that is not made from a content file. */
const hiddenPages = (pages: readonly Page[], otherUrls: readonly string[]): Mistake[] =>
  pages
    .filter(({ url }) => otherUrls.includes(url))
    .map(({ path, url }) => ({
      file: `content/${path}`,
      message: `the url ${url} is that of a screen or file of the site`,
      fix: 'rename or remove the file',
    }));

function unknownTerms(page: Page, body: Body, { glossary }: ContentData): Mistake[] {
  const words = glossary.flatMap(({ value }) => [value.term, ...value.aliases]);
  return body.terms
    .filter(({ word }) => !words.includes(word))
    .map(({ word, line }) => {
      const meant = suggestion(word, words);
      return {
        file: `content/${page.path}`,
        line,
        message: `<Term>: the glossary does not have \`${word}\`${meant ? `, did you mean \`${meant}\`?` : ''}`,
        fix: meant
          ? `<Term name="${meant}">${word}</Term>`
          : `add it to ${dataFilePath('glossary')}`,
      };
    });
}
