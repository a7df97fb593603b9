import { unescapeHtml } from '../../site/text/escapeHtml';

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/g;

/** Data in a script element is not run: JSON-LD, a template. */
const IS_RUN = /^(?!.*\b(?:src|type)\s*=)|\btype="(?:module|text\/javascript)"/s;

/** The scripts that stand in a document as React writes it: `>` in an attribute is escaped. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    text !== '' && IS_RUN.test(attributes) ? [text] : [],
  );
}

/** The values of its `style` attributes, each once. */
export function styleAttributes(html: string): string[] {
  const values = [...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) => unescapeHtml(value));
  return [...new Set(values)];
}
