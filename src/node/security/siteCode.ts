import { inlineScripts, styleAttributes } from './inlineCode';

export type SiteCode = { scripts: readonly string[]; styles: readonly string[] };

/**
 * What of the documents' inline code the policy lets through. A script has to stand in every one
 * of them, or to be known: what the text of a page could smuggle in stands in that page alone.
 */
export function siteCode(documents: Iterable<string>, known: readonly string[]): SiteCode {
  let everywhere: string[] | undefined;
  const styles = new Set<string>();

  for (const html of documents) {
    const scripts = new Set(inlineScripts(html));
    everywhere = everywhere?.filter((script) => scripts.has(script)) ?? [...scripts];
    for (const style of styleAttributes(html)) styles.add(style);
  }
  return { scripts: [...new Set([...(everywhere ?? []), ...known])], styles: [...styles].sort() };
}
