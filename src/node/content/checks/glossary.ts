import { splitHash } from '../../../site/urls';
import { dataFilePath } from '../data/contentData';
import type { Issue } from '../issues';
import type { Site } from './site';
import { didYouMean, suggestion } from '../suggestion';

const FILE = dataFilePath('glossary');

/** Words that pages want defined. */
export function checkTerms({ pages, data, isComplete }: Site): Issue[] {
  if (!isComplete('glossary')) return [];
  const words = data.glossary.flatMap(({ value }) => [value.term, ...value.aliases]);
  return pages.flatMap(({ page, body }) =>
    body.terms
      .filter(({ word }) => !words.includes(word))
      .map(({ word, line }) => ({
        file: `content/${page.path}`,
        line,
        ...unknownTerm(word, suggestion(word, words)),
      })),
  );
}

const unknownTerm = (word: string, meant: string | undefined) => ({
  message: `<Term>: the glossary does not have \`${word}\`${didYouMean(meant)}`,
  fix: meant ? `<Term name="${meant}">${word}</Term>` : `add it to ${FILE}`,
});

/** Where terms are explained. */
export const checkGlossary = ({ data, resolves, isToCome, isComplete }: Site): Issue[] =>
  data.glossary
    .filter(({ value: { url } }) => !resolves(url) && !isToCome(splitHash(url).path))
    .filter(() => isComplete('to-come'))
    .map(({ value: { term, url }, line }) => ({
      file: FILE,
      line,
      message: `${term}: ${url} does not exist`,
      fix: 'url: where the term is explained',
    }));
