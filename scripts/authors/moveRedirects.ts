import { isMap, isScalar, parseDocument, YAMLMap, type Document } from 'yaml';
import { splitHash } from '../../src/site/urls';

/**
 * The text of `redirects.yaml` after a page has moved: with one more line, and with none that leads
 * to the old address or hides the new one. Comments stay.
 */
export function moveRedirects(source: string, from: string, to: string): string {
  const document: Document = parseDocument(source);
  const lines = isMap(document.contents) ? document.contents : new YAMLMap();
  document.contents = lines;

  lines.delete(to);
  for (const { value: target } of lines.items) {
    if (!isScalar(target)) continue;
    const { path, hash } = splitHash(String(target.value));
    if (path === from) target.value = hash ? `${to}#${hash}` : to;
  }
  lines.set(from, to);
  return document.toString({ lineWidth: 0 });
}
