import GithubSlugger from 'github-slugger';
import type { BlockContent, Code, Heading, Paragraph, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { splitHash } from '../../../site/urls';
import { parseCodeMeta } from '../../content/tree/codeMeta';
import { isJsx } from '../../content/tree/jsx';
import { quotedCode } from '../rehype/quoteFile';
import { isAside, TITLES } from '../remark/asides';
import type { ReferencedData } from '../types';
import { componentNodes } from './components';
import { absoluteUrl, paragraph, quote, strong, text } from './nodes';

type Page = { url: string; data: ReferencedData };

/** The tree of a page's text without anything that only this site understands. */
export function resolveTree(tree: Root, page: Page): Root {
  const slugger = new GithubSlugger();
  return { type: 'root', children: all(tree.children) };

  function all(nodes: readonly RootContent[]): RootContent[] {
    return nodes.flatMap(resolved);
  }

  function resolved(node: RootContent): RootContent[] {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
    if (node.type === 'code') return codeNodes(node, page.data);
    const whole = 'children' in node ? withChildren(node, all(node.children)) : node;
    if (isJsx(whole)) {
      const { children } = whole as { children: RootContent[] };
      return componentNodes({ node: whole, children, data: page.data, resolveUrl });
    }
    if (whole.type === 'heading') return [withId(whole, slugger)];
    if (whole.type === 'paragraph' && isBlank(whole)) return [];
    if (whole.type === 'containerDirective') return [asideQuote(whole)];
    if (whole.type === 'link' && isToCome(whole.url)) return whole.children;
    return ['url' in whole ? { ...whole, url: resolveUrl(whole.url) } : whole];
  }

  function resolveUrl(url: string): string {
    const picture = page.data.pictures?.[url];
    return absoluteUrl(picture && 'url' in picture ? picture.url : url, page.url);
  }

  function isToCome(url: string): boolean {
    return page.data.toCome.includes(splitHash(url).path);
  }
}

type Parent = Extract<RootContent, { children: unknown[] }>;

const HOLDS_WORDS = ['heading', 'paragraph', 'tableCell'];

const withChildren = (node: Parent, children: RootContent[]): RootContent =>
  ({ ...node, children: HOLDS_WORDS.includes(node.type) ? trimmed(children) : children }) as Parent;

const isBlank = ({ children }: Paragraph) =>
  children.every((node) => node.type === 'text' && node.value === '');

/** Where a component was, there may be a space too many. */
function trimmed(nodes: RootContent[]): RootContent[] {
  const parts = nodes.filter((node) => node.type !== 'text' || node.value !== '');
  const last = parts.length - 1;
  return parts.map((node, index) => {
    if (node.type !== 'text') return node;
    const value = index === 0 ? node.value.trimStart() : node.value;
    return text(index === last ? value.trimEnd() : value);
  });
}

/** Names the id of a heading if it isn't the slug of its words. */
function withId(heading: Heading, slugger: GithubSlugger): Heading {
  const id = heading.data?.hProperties?.['id'];
  if (typeof id !== 'string' || slugger.slug(toString(heading)) === id) return heading;
  return { ...heading, children: [...heading.children, text(` {#${id}}`)] };
}

/** A block of code, below the name of its file. */
function codeNodes(node: Code, { files }: ReferencedData): BlockContent[] {
  const meta = parseCodeMeta(node.meta ?? '');
  const value = meta.file === undefined ? node.value : (quotedCode(meta, files) ?? '');
  return [
    ...(meta.title === undefined ? [] : [paragraph(strong(text(meta.title)))]),
    { ...node, value, meta: null },
  ];
}

/** `:::tip[Title]` becomes a quote that begins with what it is. */
function asideQuote({ name, children }: ContainerDirective): RootContent {
  const [first, ...rest] = children;
  if (!isAside(name) || first?.type !== 'paragraph') return quote(...(children as BlockContent[]));
  return quote(paragraph(asideTitle(TITLES[name], first)), ...(rest as BlockContent[]));
}

const asideTitle = (kind: string, title: Paragraph) =>
  toString(title) === kind ? strong(text(kind)) : strong(text(`${kind}: `), ...title.children);
