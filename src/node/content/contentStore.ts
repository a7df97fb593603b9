import { FEEDS } from '../../site/feeds';
import { splitHash } from '../../site/urls';
import { createBodies } from '../body/bodies';
import type { Body, BodyInput } from '../body/types';
import { checkContent } from './checks/checkContent';
import { hasGoodName } from './checks/files';
import {
  readContentData,
  type ContentData,
  type OwnSponsor,
  type Redirect,
} from './data/contentData';
import type { Issue } from './issues';
import { readPage, type Page } from './page/page';
import { publication } from './page/publication';
import { referencedData } from './referencedData';
import { createTextReader } from './tree/readText';
import { readContentFile, readDataFiles, readPageFiles, staticUrls } from './files/contentFiles';
import { readLastChanges } from './history/gitHistory';
import { picturesOf } from './pagePictures';
import { readReference } from '../reference/reference';
import { signaturesFor } from '../reference/signatures';
import { SCREEN_URLS, SCREENS_WITH_TEXT } from './routes';
import { symbolicLinks } from './files/symbolicLinks';
import { TODAY } from '../hooks/today';

/** A page with every building block that there is. */
const SHOWS_EVERYTHING = 'contribute/writers-guide.mdx';

export const IS_DEVELOP = process.env['NODE_ENV'] === 'development';

const bodies = createBodies();

/** What the text of a page names and refers to. */
export const textOf = createTextReader();

const FEED_URLS = Object.values(FEEDS).map(({ url }) => url);
let contentData: ContentData | undefined;
let knownPages: Page[] | undefined;
let lastChanges: Map<string, string> | undefined;

/** Redirects, glossary and the list of what is to come, as last read. */
const data = (): ContentData => (contentData ??= readContentData(readDataFiles()).data);

/** Whether a url is that of a page that is planned and not written yet. */
const isToCome = (url: string) => data().toCome.some(({ value }) => value === splitHash(url).path);

/** Redirects, without those that wait for their page. */
export const liveRedirects = (): Redirect[] =>
  data()
    .redirects.map(({ value }) => value)
    .filter(({ to }) => !isToCome(to));

/** Related links, without those that wait for their page. */
export const liveRelated = ({ related }: Page) => related.filter(({ url }) => !isToCome(url));

/** The sponsors that the repository itself knows. */
export const ownSponsors = (): OwnSponsor[] => data().sponsors.map(({ value }) => value);

/** Words and phrases that mean the same to someone who searches. */
export const synonyms = (): string[][] => data().synonyms.map(({ value }) => value);

const readPages = () => readPageFiles().map(({ path, source }) => readPage(path, source));

/** All pages as last read, drafts included. */
export const allPages = (): readonly Page[] => (knownPages ??= readPages().map(({ page }) => page));

/** What a page's text is compiled from. */
function bodyInput(page: Page): BodyInput {
  const text = textOf(page);
  const files = text.quotedFiles.map((file) => [file, readContentFile(file)] as const);
  return {
    path: page.path,
    text: page.body,
    firstLine: page.bodyLine,
    referencedData: {
      ...referencedData(page.body, text, data()),
      files: Object.fromEntries(files),
      signatures: signaturesFor(page.url, text.codeTitles, readReference()),
      pictures: picturesOf(page.path, text.pictures),
    },
  };
}

/** The compiled text of a page. */
export const bodyOf = (page: Page): Promise<Body> => bodies.get(bodyInput(page));

/** Whether readers see a page already, on the day of this build. */
export const publicationOf = (page: Page) => publication(page, TODAY);

/** Whether this site is made with the page: authors see in `develop` what is not published yet. */
const isIncluded = (page: Page) => IS_DEVELOP || publicationOf(page) === 'published';

const publishedUrls = () => new Set(data().published.map(({ value }) => value.url));

/** Whether this site has the page. An example is none, and some names are no addresses. */
export const isShown = (page: Page) =>
  isIncluded(page) && !page.path.startsWith('examples/') && hasGoodName(page.path, publishedUrls());

/** When a page was last changed, if the history says. */
export const lastChange = ({ path }: Page) =>
  (lastChanges ??= readLastChanges()).get(`content/${path}`) ?? null;

type Examination = {
  pages: Page[];
  /** The published addresses of the pictures next to pages. */
  pictures: string[];
  issues: Issue[];
};

/** Reads and checks all content as it stands on disk: its pages, and every issue in it. */
export async function examineContent(): Promise<Examination> {
  const { data: read, issues } = readContentData(readDataFiles());
  contentData = read;
  const readings = readPages();
  knownPages = readings.map(({ page }) => page);
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
    ...staticUrls(),
  ];
  return {
    pages: pages.map(({ page }) => page),
    pictures: pages.flatMap(({ body }) => body.pictures),
    issues: [
      ...issues,
      ...checkContent({ pages, data: read, otherUrls, symbolicLinks: symbolicLinks() }),
    ],
  };
}

/** Compiles a page that is known, because the first takes seconds longer than any after it. */
export async function warmLibrary(): Promise<void> {
  const source = readContentFile(SHOWS_EVERYTHING);
  if (source !== null) await bodies.compile(bodyInput(readPage(SHOWS_EVERYTHING, source).page));
}

export const closeLibrary = () => bodies.close();
