import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { BADGE_TEXTS } from '../../../components/mdx/Badge';
import { rowText } from '../../../components/mdx/rowText';
import { attributeOf, type JsxElement } from '../../content/tree/jsx';
import type { ReferencedData } from '../types';
import { changeNodes, flagItems, optionItems } from './listings';
import { code, linkTo, list, paragraph, quote, strong, text } from './nodes';
import { signatureNodes } from './signature';

type Element = {
  node: JsxElement;
  /** What stands in it, without components. */
  children: RootContent[];
  data: ReferencedData;
  /** An address as it is written on the page. */
  resolveUrl: (url: string) => string;
};

type Component = (element: Element) => RootContent[];

const valueOf = ({ node }: Element, name: string) => attributeOf(node, name) ?? '';
const words = ({ children }: Element) => children as PhrasingContent[];
const blocks = ({ children }: Element) => children as BlockContent[];

/** Inside a sentence as it is, otherwise as a paragraph. */
const phrase = ({ node }: Element, ...parts: PhrasingContent[]): RootContent[] =>
  node.type === 'mdxJsxTextElement' ? parts : [paragraph(...parts)];

const signatureIn = ({ node, data }: Element) => data.signatures?.[attributeOf(node, 'of') ?? ''];

function badge(element: Element): RootContent[] {
  const texts: Readonly<Record<string, string>> = BADGE_TEXTS;
  const kind = text(texts[valueOf(element, 'kind')] ?? '');
  const shown = element.children.length > 0 ? words(element) : [kind];
  return phrase(element, { type: 'emphasis', children: shown });
}

/** A drawing is what its label says. */
const drawing = (element: Element): RootContent[] => {
  const label = valueOf(element, 'aria-label');
  return label === '' ? [] : phrase(element, text(label));
};

function figure(element: Element): RootContent[] {
  const caption = valueOf(element, 'caption');
  const title = strong(text(caption === '' ? 'Figure' : `Figure: ${caption}`));
  return [quote(paragraph(title), ...blocks(element))];
}

const image = (element: Element): RootContent[] =>
  phrase(element, {
    type: 'image',
    url: element.resolveUrl(valueOf(element, 'src')),
    alt: valueOf(element, 'alt'),
  });

const anchor = (element: Element): RootContent[] => [
  linkTo(element.resolveUrl(valueOf(element, 'href')), ...words(element)),
];

const tab = (element: Element): RootContent[] => [
  paragraph(strong(text(valueOf(element, 'title')))),
  ...element.children,
];

function signature(element: Element): RootContent[] {
  const found = signatureIn(element);
  return found ? signatureNodes(found) : [];
}

function rowSignature(element: Element): RootContent[] {
  const found = signatureIn(element);
  return found ? [text(' '), code(rowText(found))] : [];
}

const release = (element: Element): RootContent[] => [
  ...element.children,
  ...changeNodes(element.data.releases?.[valueOf(element, 'version')] ?? []),
];

const strongly: Component = (element) => [strong(...words(element))];
const emphasized: Component = (element) => [{ type: 'emphasis', children: words(element) }];

/** Components and elements of which more is left than what stands in them. */
const COMPONENTS: Readonly<Record<string, Component>> = {
  Anchor: () => [],
  Badge: badge,
  Figure: figure,
  Flags: ({ data }) => [list(flagItems(data.flagGroups ?? []))],
  Options: ({ data }) => [list(optionItems(data.outline ?? []))],
  Release: release,
  RowSignature: rowSignature,
  Signature: signature,
  Tab: tab,
  a: anchor,
  b: strongly,
  br: () => [{ type: 'break' }],
  em: emphasized,
  i: emphasized,
  img: image,
  strong: strongly,
  svg: drawing,
};

/** What Markdown has for a component or an element: often just what stands in it. */
export function componentNodes(element: Element): RootContent[] {
  const { name } = element.node;
  const component = name !== null && Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  return component ? component(element) : element.children;
}
