import { existsSync } from 'node:fs';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { COMPONENT_NAMES } from '../../src/components/mdx/contentComponents';
import { isHashed } from '../../src/site/offline/addresses';
import { LLMS_FULL_URL, LLMS_URL, sectionTextUrl, twinUrl } from '../../src/site/twins';
import { SECTIONS } from '../../src/site/sections';
import { builtDocuments, isInside, resolves, SITE_URL } from '../support/builtDocuments';
import { readBuilt, shownUrls } from '../support/builtSite';

type Heading = { level: number; text: string; id: string };
type Content = { headings: Heading[]; codes: string[] };

/** Screens, errors and pages that repeat others have no Markdown. */
const hasNone = (url: string) =>
  ['/', '/vote/', '/404/'].includes(url) || /\/printable\/$/.test(url);
const urls = shownUrls().filter((url) => !hasNone(url));
const documents = builtDocuments();
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const parser = unified().use(remarkParse).use(remarkGfm);
const treeOf = (markdown: string): Root => parser.parse(markdown);

const { texts, trees } = (() => {
  const found = new Map(urls.map((url) => [url, readBuilt(twinUrl(url))]));
  return {
    texts: found,
    trees: new Map([...found].map(([url, text]) => [url, treeOf(text)])),
  };
})();

/** Without the signs in the first column, as the page shows it. */
const withoutSigns = (diff: string) => diff.replace(/^[-+ ]/gm, '');

const EXPLICIT_ID = / \{#(\S+)\}$/;

function contentOfTwin(tree: Root): Content {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const codes: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'code')
      codes.push(node.lang === 'diff' ? withoutSigns(node.value) : node.value);
    if (node.type !== 'heading') return;
    const text = toString(node);
    const slug = node.depth > 1 ? slugger.slug(text.replace(EXPLICIT_ID, '')) : '';
    headings.push({
      level: node.depth,
      text: oneLine(text.replace(EXPLICIT_ID, '')),
      id: EXPLICIT_ID.exec(text)?.[1] ?? slug,
    });
  });
  return { headings, codes };
}

/** Who wrote a page is not part of what it says. */
const LEFT_OUT = 'page-contributors';
/** Headings of the page that no one links to. */
const isNamed = (id: string) => id !== '' && id !== 'page-related';

function contentOfPage(url: string): { headings: Partial<Heading>[]; codes: string[] } {
  const headings: Partial<Heading>[] = [];
  const codes: string[] = [];
  for (const element of articleOf(url)) {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0);
    const id = String(element.properties['id'] ?? '');
    if (level > 0 && id !== LEFT_OUT) {
      headings.push({ level, text: oneLine(textOf(element)), ...(isNamed(id) && { id }) });
    }
    const [code] = element.children;
    if (element.tagName === 'pre' && code?.type === 'element') codes.push(textOf(code));
  }
  return { headings, codes };
}

/** The elements of a page's article, apart from the list of its headings. */
function articleOf(url: string): Element[] {
  const elements: Element[] = [];
  visit(fromHtml(readBuilt(url)), 'element', (article) => {
    if (article.tagName !== 'article') return undefined;
    visit(article, 'element', (element) => {
      elements.push(element);
      return element.tagName === 'nav' ? SKIP : undefined;
    });
    return EXIT;
  });
  return elements;
}

describe.each(urls)('%s', (url) => {
  const twin = contentOfTwin(trees.get(url)!);
  const page = contentOfPage(url);

  test('has the same headings in Markdown, with the same ids', () => {
    const expected = page.headings.map((heading) => expect.objectContaining(heading) as Heading);
    expect(twin.headings).toEqual(expected);
  });

  test('has the same code in Markdown', () => {
    expect(twin.codes).toEqual(page.codes);
  });
});

test('there are as many pages in Markdown as one expects', () => {
  expect(urls.length).toBeGreaterThan(150);
  expect(urls.filter((url) => !existsSync(`public${twinUrl(url)}`))).toEqual([]);
});

test('screens and errors have no Markdown', () => {
  const others = shownUrls().filter((url) => hasNone(url) && url !== '/');
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((url) => existsSync(`public${twinUrl(url)}`))).toEqual([]);
});

const MARKS = new RegExp(`^:::|</?(${COMPONENT_NAMES.join('|')})\\b|\\[#[\\w-]+\\]$`, 'm');

test('Markdown holds no markup, no component and no mark of this site', () => {
  const left: string[] = [];
  for (const [url, tree] of trees) {
    visit(tree, (node) => {
      if (node.type === 'html') left.push(`${url} ${node.value}`);
      if (node.type === 'text' && MARKS.test(node.value)) {
        left.push(`${url} ${node.value}`);
      }
    });
  }
  expect(left).toEqual([]);
  expect([...texts].filter(([, text]) => text.includes('site.invalid'))).toEqual([]);
});

/** What a text links to and shows. */
function addressesIn(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      found.push(node.url);
    }
  });
  return found;
}

test('every address in Markdown is absolute, and leads somewhere', () => {
  const wrong = [...trees].flatMap(([url, tree]) =>
    addressesIn(tree)
      .filter(
        (address) =>
          !/^(https?|mailto):/.test(address) ||
          (isInside(address) && !resolves(documents, address)),
      )
      .map((address) => `${url} ${address}`),
  );
  expect(wrong).toEqual([]);
});

test('every picture in Markdown is a file of this site', () => {
  const pictures = [...trees.values()].flatMap((tree) =>
    addressesIn(tree).filter((address) => isHashed(address)),
  );
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((address) => !isInside(address))).toEqual([]);
});

test('the list of pages names each of them once, by its Markdown', () => {
  const addresses = addressesIn(treeOf(readBuilt(LLMS_URL)));
  const full = [LLMS_FULL_URL, ...SECTIONS.map(({ name }) => sectionTextUrl(name))].map(
    (url) => SITE_URL + url,
  );
  expect(addresses.filter((address) => !full.includes(address)).sort()).toEqual(
    urls.map((url) => SITE_URL + twinUrl(url)).sort(),
  );
  expect(full.filter((address) => !addresses.includes(address))).toEqual([]);
  expect(addresses.filter((address) => !resolves(documents, address))).toEqual([]);
});

test('the list of pages has the form that llmstxt.org asks for', () => {
  const [title, summary, ...rest] = treeOf(readBuilt(LLMS_URL)).children;
  expect(title).toMatchObject({ type: 'heading', depth: 1 });
  expect(summary?.type).toBe('blockquote');
  const chapters = rest.filter((node) => node.type === 'heading');
  expect(chapters.map(({ depth }) => depth)).toEqual(chapters.map(() => 2));
  expect(chapters.map((chapter) => toString(chapter)).at(-1)).toBe('Optional');
});

test('the whole documentation is one text, and each section is', () => {
  const all = readBuilt(LLMS_FULL_URL);
  expect([...texts].filter(([, text]) => !all.includes(text)).map(([url]) => url)).toEqual([]);
  for (const { name } of SECTIONS) {
    const text = readBuilt(sectionTextUrl(name));
    const pages = urls.filter(
      (url) => url.startsWith(`/${name}/`) && !url.startsWith('/api/types/'),
    );
    expect(pages.filter((url) => !text.includes(texts.get(url)!))).toEqual([]);
    expect(all).toContain(text.trim());
  }
});

test('the worker saves no Markdown', () => {
  expect(readBuilt('/offline/manifest.json')).not.toMatch(/\.md"|llms/);
});
