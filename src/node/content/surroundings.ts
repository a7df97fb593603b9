import { splitHash } from '../../site/urls';
import type { Surroundings } from '../body/types';
import type { ContentData } from './dataFiles';

// A term is a few words: without a limit, tags that never close would take time without end.
const TERM =
  /<Term(?:\s{1,9}name=(?:"([^"]{1,99})"|'([^']{1,99})'))?\s{0,9}(?:\/>|>([^]{0,199}?)<\/Term>)/g;
const LIST = /<AwesomeList\s+kind="([^"]+)"/g;
const MARKS = /[`*_]/g;
const QUOTED_FILE = /^[ \t>*+\d.)-]*(?:`{3,}|~{3,}).*\bfile="([^"]+)"/gm;

/** Files that the code blocks of a text quote, by their path below `content/`. */
export const quotedFiles = (text: string) =>
  [...text.matchAll(QUOTED_FILE)].map(([, file]) => file ?? '');

/** The part of the site's data that a text refers to, so that no other change recompiles it. */
export function surroundingsOf(
  text: string,
  { awesome, glossary, toCome, incomplete }: ContentData,
  files: Surroundings['files'],
): Surroundings {
  const planned = new Set(toCome.map(({ value }) => value));
  const words = [...text.matchAll(TERM)].map(
    ([, double, single, word = '']) =>
      double ?? single ?? word.replace(MARKS, '').replace(/\s+/g, ' ').trim(),
  );
  const definitions = words.flatMap((word) => {
    const found = glossary.find(({ value }) => value.term === word || value.aliases.includes(word));
    if (!found) return [];
    const { definition, url } = found.value;
    return [
      [word, { definition, url: planned.has(splitHash(url).path) ? undefined : url }] as const,
    ];
  });
  const lists = [...text.matchAll(LIST)].map(([, kind = '']) => {
    const entries = awesome.map(({ value }) => value).filter((entry) => entry.kind === kind);
    // Entries of this kind may stand in the part of the file that cannot be read.
    const isUnknown = entries.length === 0 && incomplete.includes('awesome');
    const links = entries.map(({ title, link, why }) => ({ title, link, why }));
    return [kind, isUnknown ? null : links] as const;
  });
  const texts = [text, ...lists.flatMap(([, links]) => links?.map(({ link }) => link) ?? [])];
  return {
    toCome: [...planned].filter((url) => texts.some((each) => each.includes(url))),
    definitions: Object.fromEntries(definitions),
    awesome: Object.fromEntries(lists),
    files,
  };
}
