import { commitUrl } from '../../site/commitUrl';
import { FEED_URLS } from '../../site/feeds';
import type { PageChange } from '../../site/types';
import { splitHash } from '../../site/urls';
import { checkContent } from './checks/checkContent';
import { hasGoodName } from './checks/files';
import {
  readContentData,
  type OutdatedEntry,
  type OwnSponsor,
  type Redirect,
  type VoteTopicEntry,
} from './data/contentData';
import { readDataFiles, readPageFiles, type ContentSource } from './files/contentFiles';
import type { History } from './history/gitHistory';
import { readerChanges } from './history/readerChanges';
import type { Issue } from './issues';
import { readPage, type Page } from './page/page';
import { publication } from './page/publication';
import { createPageBodies, type BodyParts } from './pageBodies';
import { SCREEN_URLS, SCREENS_WITH_TEXT } from './routes';
import { createTextReader, type ReadText } from './tree/readText';

type Parts = BodyParts & {
  /** The history of files, by their paths from the root of the repository. */
  readGitHistory: () => History;
  /** Urls of pages that are made from data alone. */
  generatedUrls?: () => readonly string[];
  /** Finds in a text what is known before it is compiled. */
  readText?: ReadText;
  /** Prepares what takes seconds, before bodies ask for it. */
  prepare?: (pages: readonly Page[]) => Promise<unknown>;
  /** `YYYY-MM-DD` */
  today: string;
  /** Authors see in `develop` what is not published yet. */
  showsUnpublished: boolean;
};

type Validation = {
  pages: Page[];
  /** The published addresses of the pictures next to pages. */
  pictures: string[];
  issues: Issue[];
};

export type ContentStore = ReturnType<typeof createContentStore>;

/** All content as it was last read, and what is made of it. */
export function createContentStore({
  readGitHistory,
  generatedUrls = () => [],
  readText,
  prepare = async () => {},
  today,
  showsUnpublished,
  ...bodyParts
}: Parts) {
  const { source } = bodyParts;
  const textOf = createTextReader(readText);
  let content: ReturnType<typeof readContent> | undefined;
  let validation: { stamp: string; result: Promise<Validation> } | undefined;
  let history: History | undefined;

  const current = () => (content ??= readContent(source));

  const commitsOf = ({ path }: Page) =>
    (history ??= readGitHistory()).files.get(`content/${path}`) ?? [];

  const isToCome = (url: string) => current().toCome.has(splitHash(url).path);

  const { bodyInput, bodyOf, forget } = createPageBodies({
    ...bodyParts,
    textOf,
    data: () => current().data,
  });

  /** Whether readers see a page already, on the day of this build. */
  const publicationOf = (page: Page) => publication(page, today);

  const isIncluded = (page: Page) => showsUnpublished || publicationOf(page) === 'published';

  const validateNow = async (): Promise<Validation> => {
    forget();
    const { data, issues, readings, pages: all } = (content = readContent(source));
    await prepare(all);
    const pages = await Promise.all(
      readings
        .filter(({ page }) => isIncluded(page))
        .map(async (reading) => ({
          ...reading,
          text: textOf(reading.page),
          body: await bodyOf(reading.page),
        })),
    );
    const otherUrls = [
      ...SCREEN_URLS.filter((url) => !SCREENS_WITH_TEXT.includes(url)),
      ...FEED_URLS,
      ...generatedUrls(),
      ...source.staticUrls(),
    ];
    return {
      pages: pages.map(({ page }) => page),
      pictures: pages.flatMap(({ body }) => body.pictures),
      issues: [
        ...issues,
        ...checkContent({ pages, data, otherUrls, symbolicLinks: source.symbolicLinks() }),
      ],
    };
  };

  return {
    today,
    textOf,
    bodyInput,
    bodyOf,
    publicationOf,

    /** All pages as last read, drafts included. */
    pages: (): readonly Page[] => current().pages,

    /** Whether this site has the page: it is no example, and its file name can be an address. */
    isShown: (page: Page): boolean =>
      isIncluded(page) &&
      !page.path.startsWith('examples/') &&
      hasGoodName(page.path, current().published),

    /** When a page was last changed, if the history says. */
    lastChange: (page: Page): string | null => commitsOf(page)[0]?.date ?? null,

    /** Its last changes that mean something to readers, the newest first. */
    changes: (page: Page): PageChange[] =>
      readerChanges(commitsOf(page), (hash) => commitUrl(history?.remote ?? '', hash)),

    /** Redirects, without those whose page is still to be written. */
    redirects: (): Redirect[] =>
      current()
        .data.redirects.map(({ value }) => value)
        .filter(({ to }) => !isToCome(to)),

    /** Related links, without those whose page is still to be written. */
    publishedRelated: ({ related }: Page) => related.filter(({ url }) => !isToCome(url)),

    /** The sponsors that the repository itself lists. */
    ownSponsors: (): OwnSponsor[] => current().data.sponsors.map(({ value }) => value),

    voteTopics: (): VoteTopicEntry[] => current().data.voteTopics.map(({ value }) => value),

    /** What configurations for older releases contain. */
    outdated: (): OutdatedEntry[] => current().data.outdated.map(({ value }) => value),

    /** What readers type, by the address that answers. */
    searchedAs: () =>
      new Map(current().data.searchedAs.map(({ value }) => [value.url, value.texts])),

    /** Words and phrases that mean the same to someone who searches. */
    synonyms: (): string[][] => current().data.synonyms.map(({ value }) => value),

    /** Reads and checks all content as it is now, once for each change to it. */
    validateContent(): Promise<Validation> {
      const stamp = source.stamp();
      if (validation?.stamp === stamp) return validation.result;
      const result = validateNow();
      validation = { stamp, result };
      // After a failure the next call tries again.
      result.catch(() => (validation = undefined));
      return result;
    },
  };
}

function readContent(source: ContentSource) {
  const { data, issues } = readContentData(readDataFiles(source));
  const readings = readPageFiles(source).map((file) => readPage(file.path, file.source));
  return {
    data,
    issues,
    readings,
    pages: readings.map(({ page }) => page),
    published: new Set(data.published.map(({ value }) => value.url)),
    toCome: new Set(data.toCome.map(({ value }) => value)),
  };
}
