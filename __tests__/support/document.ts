import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

export type Document = {
  title: string;
  /** The `content` of each `<meta>` by its name or property. */
  meta: ReadonlyMap<string, string>;
  canonical: string | undefined;
  lang: string | undefined;
  headings: { level: number; text: string }[];
  ids: string[];
  /** Every address that the document refers to: links, images, scripts, style sheets. */
  addresses: string[];
};

const HEADING = /^h[1-6]$/;

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What a test wants to know of a built page, without a browser. */
export function readDocument(html: string): Document {
  const elements = elementsOf(fromHtml(html));
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);

  return {
    title: named('title').map(toString)[0] ?? '',
    meta: new Map(
      named('meta').flatMap(({ properties }) => {
        const key = text(properties.name ?? properties.property);
        const content = text(properties.content);
        return key && content !== undefined ? [[key, content] as const] : [];
      }),
    ),
    canonical: named('link')
      .filter(({ properties }) => String(properties.rel) === 'canonical')
      .map(({ properties }) => text(properties.href))[0],
    lang: text(named('html')[0]?.properties.lang),
    headings: elements
      .filter(({ tagName }) => HEADING.test(tagName))
      .map((heading) => ({ level: Number(heading.tagName[1]), text: toString(heading).trim() })),
    ids: elements.flatMap(({ properties }) => text(properties.id) ?? []),
    addresses: elements
      .flatMap(({ properties }) => [text(properties.href), text(properties.src)])
      .filter((address) => address !== undefined),
  };
}

function elementsOf(tree: Root): Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => {
    elements.push(element);
  });
  return elements;
}
