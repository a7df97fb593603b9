import { visit } from 'unist-util-visit';
import { parsePage } from '../../src/node/content/tree/parsePage';
import { isJsx } from '../../src/node/content/tree/jsx';
import { readFrontmatter } from '../../src/node/content/page/readFrontmatter';

export type Place = { file: string; line: number };

/** The places of links to other sites, by their address without what follows a #. */
export type ExternalLinks = ReadonlyMap<string, readonly Place[]>;

const ADDRESS = /https?:\/\/[^\s"'`<>)\]}]+/g;
// Examples and local addresses.
const NOT_LINKS =
  /^(localhost|127\.|\[|.*\.(test|invalid|localhost)$|(.*\.)?example\.(com|org|net)$)/;

/** The links to other sites in files of `content/`, except in code blocks. */
export function externalLinks(files: readonly { path: string; source: string }[]): ExternalLinks {
  const links = new Map<string, Place[]>();
  for (const { path, source } of files) {
    const found = /\.mdx?$/.test(path) ? inPage(path, source) : inLines(source);
    for (const { url, line } of found) {
      const address = linkAddress(url);
      if (address === undefined) continue;
      links.set(address, [...(links.get(address) ?? []), { file: path, line }]);
    }
  }
  return links;
}

type Found = { url: string; line: number };

const inLines = (source: string): Found[] =>
  source.split('\n').flatMap((text, index) =>
    [...text.matchAll(ADDRESS)].map(([url]) => ({
      url: url.replace(/[.,;:]$/, ''),
      line: index + 1,
    })),
  );

function inPage(file: string, source: string): Found[] {
  const { body, bodyLine } = readFrontmatter(file, source);
  const head = source
    .split('\n')
    .slice(0, bodyLine - 1)
    .join('\n');
  const found = inLines(head);
  visit(parsePage(body, bodyLine), (node) => {
    const line = node.position?.start.line ?? bodyLine;
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      found.push({ url: node.url, line });
    }
    if (isJsx(node)) {
      for (const attribute of node.attributes) {
        if (typeof attribute.value === 'string') found.push({ url: attribute.value, line });
      }
    }
  });
  return found;
}

function linkAddress(url: string): string | undefined {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return undefined;
  const address = new URL(url);
  if (NOT_LINKS.test(address.hostname)) return undefined;
  address.hash = '';
  return address.href;
}
