import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseCodeMeta } from './codeMeta';
import { codeTitle } from './headings';
import { attributeOf, isJsx, type JsxElement } from './jsx';

/** What the text of a page refers to in other files, and in the reference. */
export type References = {
  /** The words that it marks with `<Term>`. */
  terms: string[];
  /** The kinds of the entries that it lists with `<AwesomeList>`. */
  lists: string[];
  /** The minor releases whose changes it lists with `<Release>`. */
  releases: string[];
  /** The files that its code blocks quote, by their paths below `content/`. */
  quotedFiles: string[];
  /** The headings that name something of webpack. */
  codeTitles: string[];
  /** The addresses of its pictures. */
  pictures: string[];
  /** Components that are filled from the reference: `Flags`, `Options`. */
  generated: string[];
};

export function referencesIn(tree: Root): References {
  const found: References = {
    terms: [],
    lists: [],
    releases: [],
    quotedFiles: [],
    codeTitles: [],
    pictures: [],
    generated: [],
  };
  const add = (list: keyof References, value: string | null | undefined) => {
    if (typeof value === 'string') found[list].push(value);
  };
  visit(tree, (node) => {
    if (node.type === 'heading') add('codeTitles', codeTitle(node));
    else if (node.type === 'code') add('quotedFiles', parseCodeMeta(node.meta ?? '').file);
    else if (node.type === 'image' || node.type === 'definition') add('pictures', node.url);
    else if (isJsx(node)) {
      if (node.name === 'Term') add('terms', termOf(node));
      if (node.name === 'AwesomeList') add('lists', attributeOf(node, 'kind'));
      if (node.name === 'Release') add('releases', attributeOf(node, 'version'));
      if (node.name === 'Flags' || node.name === 'Options') add('generated', node.name);
      if (node.name === 'img') add('pictures', attributeOf(node, 'src'));
      if (node.name === 'image') add('pictures', attributeOf(node, 'href'));
    }
  });
  return found;
}

/** The word that a `<Term>` marks: its name, or else what stands in it. */
export const termOf = (term: JsxElement): string =>
  attributeOf(term, 'name') ?? toString(term).replace(/\s+/g, ' ').trim();
