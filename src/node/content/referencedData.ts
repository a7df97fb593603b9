import { splitHash } from '../../site/urls';
import type { ReferencedData } from '../body/types';
import type { ContentData } from './data/contentData';
import type { References } from './tree/references';

/** The part of the site's data that a text refers to, so that no other change recompiles it. */
export function referencedData(
  text: string,
  { terms, lists }: Pick<References, 'terms' | 'lists'>,
  { awesome, glossary, toCome, incomplete }: ContentData,
): Pick<ReferencedData, 'toCome' | 'definitions' | 'awesome'> {
  const planned = new Set(toCome.map(({ value }) => value));
  const definitions = terms.flatMap((word) => {
    const found = glossary.find(({ value }) => value.term === word || value.aliases.includes(word));
    if (!found) return [];
    const { definition, url } = found.value;
    return [
      [word, { definition, url: planned.has(splitHash(url).path) ? undefined : url }] as const,
    ];
  });
  const listed = lists.map((kind) => {
    const entries = awesome.map(({ value }) => value).filter((entry) => entry.kind === kind);
    // Entries of this kind may stand in the part of the file that cannot be read.
    const isUnknown = entries.length === 0 && incomplete.includes('awesome');
    const links = entries.map(({ title, link, why }) => ({ title, link, why }));
    return [kind, isUnknown ? null : links] as const;
  });
  const texts = [text, ...listed.flatMap(([, links]) => links?.map(({ link }) => link) ?? [])];
  return {
    toCome: [...planned].filter((url) => texts.some((each) => each.includes(url))),
    definitions: Object.fromEntries(definitions),
    awesome: Object.fromEntries(listed),
  };
}
