import { compileBody } from '../../src/node/body/compileBody';
import type { Highlight } from '../../src/node/body/rehype/highlight';
import type { Body } from '../../src/node/body/types';
import { checkContent } from '../../src/node/content/checks/checkContent';
import {
  DATA_FILES,
  dataFilePath,
  readContentData,
  type ContentData,
} from '../../src/node/content/data/contentData';
import { formatIssue } from '../../src/node/content/issues';
import { readPage, type Page } from '../../src/node/content/page/page';
import { pictureFile, readPicture } from '../../src/node/content/pictures';
import { referencedData } from '../../src/node/content/referencedData';
import { readText } from '../../src/node/content/tree/readText';
import { SCREEN_URLS } from '../../src/node/content/routes';

/** Texts, or bytes, of files by their path from the root of the repository. */
type Files = Readonly<Record<string, string | Buffer>>;

const textOf = (files: Files, path: string) => files[path]?.toString() ?? null;

const PAGE = 'content/guides/caching.mdx';
/** The text of a page starts on the fourth line of its file. */
export const page = (text: string, frontmatter = 'title: Caching') =>
  `---\n${frontmatter}\n---\n${text}`;

/** Code as it is written: its colours are tested with the highlighter. */
export const uncoloured: Highlight = (code) =>
  Promise.resolve(
    code.split('\n').map((value) => (value === '' ? [] : [{ type: 'text' as const, value }])),
  );

function readData(files: Files) {
  return readContentData(
    Object.fromEntries(DATA_FILES.map((name) => [name, textOf(files, dataFilePath(name)) ?? ''])),
  );
}

function picturesOf(path: string, addresses: readonly string[], files: Files) {
  const all = Object.keys(files).map((name) => name.replace(/^content\//, ''));
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const file = pictureFile(path, address);
      if (file === undefined) return [];
      const found = files[`content/${file}`];
      const bytes = found === undefined ? null : Buffer.from(found);
      return [[address, readPicture({ file, bytes }, () => all)] as const];
    }),
  );
}

function bodyOf({ path, body, bodyLine }: Page, data: ContentData, files: Files): Promise<Body> {
  const text = readText(body);
  const quoted = text.quotedFiles.map((file) => [file, textOf(files, `content/${file}`)] as const);
  const referenced = {
    ...referencedData(body, text, data),
    files: Object.fromEntries(quoted),
    pictures: picturesOf(path, text.pictures, files),
  };
  return compileBody(
    { path, text: body, firstLine: bodyLine, referencedData: referenced },
    uncoloured,
  );
}

/** The body of a page with this text, on a site with these other files. */
export function compile(text: string, files: Files = {}): Promise<Body> {
  const { page: read } = readPage(PAGE.replace('content/', ''), page(text));
  return bodyOf(read, readData(files).data, files);
}

/** Its HTML, without the class names that only the stylesheet knows. */
export async function htmlOf(text: string, files?: Files): Promise<string> {
  const { html } = await compile(text, files);
  return html.replace(/ class="[^"]*"/g, '');
}

/** What an author of this text reads in the terminal. */
export async function issuesIn(text: string, files?: Files): Promise<string[]> {
  const { issues } = await compile(text, files);
  return issues.map((issue) => formatIssue({ file: PAGE, ...issue }));
}

/** What the authors of a whole site read in the terminal. */
export async function issuesOf(files: Files): Promise<string[]> {
  const below = (folder: string) =>
    Object.keys(files).flatMap((file) =>
      file.startsWith(folder) ? file.slice(folder.length) : [],
    );
  const { data, issues } = readData(files);
  const pages = await Promise.all(
    below('content/')
      .filter((path) => path.endsWith('.mdx'))
      .map(async (path) => {
        const reading = readPage(path, textOf(files, `content/${path}`) ?? '');
        const body = await bodyOf(reading.page, data, files);
        return { ...reading, text: readText(reading.page.body), body };
      }),
  );
  const otherUrls = [...SCREEN_URLS, ...below('static')];
  return [...issues, ...checkContent({ pages, data, otherUrls })].map(formatIssue);
}
