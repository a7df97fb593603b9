import type {
  BlockContent,
  Blockquote,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableRow,
  Text,
} from 'mdast';
import { SITE_PLACEHOLDER } from '../../../site/twins';

export const text = (value: string): Text => ({ type: 'text', value });

export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });

export const strong = (...children: PhrasingContent[]): Strong => ({ type: 'strong', children });

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const quote = (...children: BlockContent[]): Blockquote => ({
  type: 'blockquote',
  children,
});

/** A link to an address of this site or elsewhere. */
export const linkTo = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url: absoluteUrl(url),
  children,
});

export const list = (items: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items,
});

export const item = (line: PhrasingContent[], below: ListItem[] = []): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(...line), ...(below.length > 0 ? [list(below)] : [])],
});

export const table = (rows: PhrasingContent[][][]): Table => ({
  type: 'table',
  children: rows.map((cells): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
});

/** Puts something between the parts of a sentence. */
export const joined = (parts: PhrasingContent[][], separator: string): PhrasingContent[] =>
  parts.flatMap((part, index) => (index > 0 ? [text(separator), ...part] : part));

/** An address that says the same on any site: `#id` is a heading of the page. */
export function absoluteUrl(url: string, pageUrl = ''): string {
  if (url.startsWith('#')) return SITE_PLACEHOLDER + pageUrl + url;
  return /^\/(?!\/)/.test(url) ? SITE_PLACEHOLDER + url : url;
}
