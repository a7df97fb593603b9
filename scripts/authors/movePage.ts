import { posix } from 'node:path';
import { suggestion } from '../../src/node/content/suggestion';
import { escapeRegExp } from '../../src/site/text/escapeRegExp';
import { fileToUrl } from '../../src/site/urls';
import { authorError } from './authorError';
import { withoutListEntry } from './yamlList';
import { newPageAddress, pagePath } from './pageAddress';
import { moveRedirects } from './moveRedirects';

/** All files of `content/` by their path in it; null for those that aren't text. */
export type ContentTree = ReadonlyMap<string, string | null>;

export type Move = {
  from: { file: string; url: string };
  to: { file: string; url: string };
  /** Texts that change, by path; the moved page has its new path. */
  texts: Map<string, string>;
  /** Files that move with it, such as images next to the page. */
  files: { from: string; to: string }[];
  /** Files that are copied, because other pages show them too. */
  copies: { from: string; to: string }[];
  /** The number of links to the old address, by file. */
  links: { file: string; count: number }[];
};

const REDIRECTS = 'data/redirects.yaml';
const TO_COME = 'data/to-come.yaml';

/** The changes that `npm run move` makes. */
export function movePage(old: string, wanted: string, tree: ContentTree): Move {
  const from = existingPage(old, tree);
  const to = newAddress(wanted, from, tree);
  const move: Move = { from, to, texts: new Map(), files: [], copies: [], links: [] };

  for (const [file, text] of tree) {
    if (text === null || file === REDIRECTS) continue;
    const rewritten = rewriteLinks(text, from.url, to.url);
    if (rewritten.count > 0) move.links.push({ file, count: rewritten.count });
    const next = file === TO_COME ? withoutListEntry(rewritten.text, to.url) : rewritten.text;
    if (next !== text || file === from.file)
      move.texts.set(file === from.file ? to.file : file, next);
  }
  const redirects = tree.get(REDIRECTS) ?? '';
  move.texts.set(REDIRECTS, moveRedirects(redirects, from.url, to.url));
  return withNeighbors(move, tree);
}

function existingPage(typed: string, tree: ContentTree) {
  const path = pagePath(typed);
  const file = [`${path}.mdx`, `${path}.md`].find((each) => tree.has(each));
  if (file === undefined || !path) {
    const pages = [...tree.keys()].filter((each) => /\.mdx?$/.test(each)).map(pagePath);
    const meant = suggestion(path, pages);
    throw authorError(
      `${path || 'the page'}: there is no content/${path}.mdx`,
      meant ? `npm run move ${meant} …` : 'the path of a page below content/',
    );
  }
  if (!path.includes('/') || path.endsWith('/index')) {
    throw authorError(
      `content/${file}: this page can't be moved`,
      'move a page of a section other than its index',
    );
  }
  return { file, url: fileToUrl(file) };
}

function newAddress(wanted: string, from: { file: string }, tree: ContentTree) {
  const { url, file } = newPageAddress(wanted, `move ${pagePath(from.file)} `);
  const path = posix.join(posix.dirname(file), posix.basename(file, '.mdx'));
  const taken = [`${path}.mdx`, `${path}.md`, `${path}/index.mdx`].find((each) => tree.has(each));
  if (taken !== undefined) {
    throw authorError(`content/${taken}: the page exists`, 'a name that no page has');
  }
  return { url, file: path + posix.extname(from.file) };
}

/** A text with its links to one page changed to another; what follows a # stays. */
export function rewriteLinks(text: string, from: string, to: string) {
  const path = escapeRegExp(from.slice(0, -1));
  const link = new RegExp(`(?<![\\w./:-])${path}(?:/(?![\\w.-])|(?=[#?"')\\]\\s]|$))`, 'gm');
  let count = 0;
  const rewritten = text.replace(link, () => {
    count += 1;
    return to;
  });
  return { text: rewritten, count };
}

const FILE_LINK = /(?<=\]\(|\bsrc=["'])\.\/([^\s"')#?]+)/g;

const neighborsIn = (text: string) => [...text.matchAll(FILE_LINK)].map(([, name = '']) => name);

/** Moves the files next to the page that it shows, or copies those that other pages show too. */
function withNeighbors(move: Move, tree: ContentTree): Move {
  const [before, after] = [posix.dirname(move.from.file), posix.dirname(move.to.file)];
  if (before === after) return move;
  const neighborPages = [...tree].filter(
    ([file]) => posix.dirname(file) === before && file !== move.from.file && /\.mdx?$/.test(file),
  );
  const names = new Set(neighborsIn(move.texts.get(move.to.file) ?? ''));
  for (const name of names) {
    const pair = { from: posix.join(before, name), to: posix.join(after, name) };
    if (!tree.has(pair.from)) continue;
    if (tree.has(pair.to)) {
      throw authorError(
        `content/${pair.to}: the page has a file with this name too`,
        `another name for content/${pair.from}, and for the links to it`,
      );
    }
    const isShared = neighborPages.some(([, text]) => neighborsIn(text ?? '').includes(name));
    (isShared ? move.copies : move.files).push(pair);
  }
  return move;
}
