import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

export type InlineCode = {
  /** Texts of scripts that a browser would run. */
  scripts: string[];
  styles: string[];
  pictures: string[];
  /** What a page should not have at all. */
  others: string[];
};

const JAVASCRIPT: unknown[] = [undefined, '', 'module', 'text/javascript'];
const ADDRESSES = ['href', 'src', 'action', 'formAction', 'xLinkHref'];

/** The code in a document, as a browser's parser finds it. */
export function readInlineCode(html: string): InlineCode {
  const code: InlineCode = { scripts: [], styles: [], pictures: [], others: [] };
  visit(fromHtml(html), 'element', (element) => collect(element, code));
  return code;
}

function collect(element: Element, code: InlineCode): void {
  const { tagName, properties } = element;
  const isRun = JAVASCRIPT.includes(properties.type);
  if (tagName === 'script' && !properties.src && isRun) code.scripts.push(toString(element));
  if (tagName === 'style') code.others.push('<style>');
  if (tagName === 'img') code.pictures.push(String(properties.src));
  if (properties.style) code.styles.push(String(properties.style));
  for (const name of Object.keys(properties)) {
    if (/^on[A-Z]/.test(name)) code.others.push(`<${tagName} ${name}>`);
    const isCode = /^\s*(?:javascript|vbscript):/i.test(String(properties[name]));
    if (ADDRESSES.includes(name) && isCode) code.others.push(`<${tagName} ${name}="javascript:">`);
  }
}
