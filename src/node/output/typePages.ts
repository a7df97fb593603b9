import type { Passage } from '../../site/types';
import { splitHash } from '../../site/urls';
import type { SearchedPage } from '../../endpoints/search/searchRecords';
import type { BodyInput, CompiledBody, Signature } from '../body/types';
import { usesOf } from '../reference/classes';
import { COUNTED_CLASSES, letterOf, listedAt, typesUrl } from '../reference/places';
import type { UrlOfClass } from '../reference/signatures';
import { lettersOf, listedClass, TYPES_URL, type UrlOf } from '../reference/typeListing';
import type { Reference, ReferenceClass } from '../reference/types';

type Parts = {
  read: () => Reference;
  compile: (input: BodyInput) => Promise<CompiledBody>;
  urlOf: UrlOf;
  urlOfClass: UrlOfClass;
};

/** A page that is made from the types of webpack alone. */
export type TypePage = SearchedPage & {
  /** Identifies its body. */
  path: string;
  description: string;
  html: string;
  markdown: string;
};

const SECTION = 'API Types';

/** The pages of webpack's types: one for each letter, which are light, and a list of all names. */
export function createTypePages({ read, compile, urlOf, urlOfClass }: Parts) {
  const compiled = async (page: NewPage): Promise<TypePage> => {
    const path = page.url.slice(1, -1);
    const { html, markdown, anchors, passages } = await compile(inputOf(path, page));
    const { url, title, description } = page;
    return { path, url, title, description, html, markdown, anchors, passages, section: SECTION };
  };

  const letterPage = async (
    letter: string,
    reference: Reference,
    uses: ReturnType<typeof usesOf>,
  ): Promise<TypePage> => {
    const classes = reference.classes.filter(({ name }) => letterOf(name) === letter);
    const signatures = classes.map((declared) => {
      const listing = { declared, uses: uses.get(declared.name) ?? [], urlOf };
      return [declared.name, listedClass(listing, reference, urlOfClass)] as const;
    });
    const page = await compiled({
      url: typesUrl(letter),
      title: `Types: ${letter.toUpperCase()}`,
      description: descriptionOf(classes),
      text: letterText(letter, lettersOf(reference), classes),
      signatures: Object.fromEntries(signatures),
    });
    return { ...page, passages: passagesOf(classes, urlOfClass) };
  };

  const indexPage = async (reference: Reference): Promise<TypePage> => {
    const text = indexText(reference, lettersOf(reference));
    const page = await compiled({
      url: TYPES_URL,
      title: 'Types',
      description: 'All classes, interfaces and types of webpack’s API by name.',
      text,
      signatures: {},
    });
    // Its headings are letters, for which readers don't search.
    return { ...page, anchors: [] };
  };

  return (): Promise<TypePage[]> => {
    const reference = read();
    const uses = usesOf(reference);
    return Promise.all([
      indexPage(reference),
      ...lettersOf(reference).map((letter) => letterPage(letter, reference, uses)),
    ]);
  };
}

type NewPage = {
  url: string;
  title: string;
  description: string;
  text: string;
  signatures: Readonly<Record<string, Signature>>;
};

const inputOf = (path: string, { text, signatures }: NewPage): BodyInput => ({
  path,
  text,
  firstLine: 1,
  referencedData: { toCome: [], definitions: {}, awesome: {}, files: {}, signatures },
});

function descriptionOf(classes: readonly ReferenceClass[]): string {
  const names = [classes[0], classes.at(-1)].map((declared) => declared?.name ?? '');
  const range = [...new Set(names)].join(' to ');
  return `Types of webpack’s API, ${range}: their members, and the signatures that use them.`;
}

const linksTo = (letters: readonly string[], current = '') =>
  letters
    .map((letter) =>
      letter === current
        ? `**${letter.toUpperCase()}**`
        : `[${letter.toUpperCase()}](${typesUrl(letter)})`,
    )
    .join(' ');

const letterText = (
  letter: string,
  letters: readonly string[],
  classes: readonly ReferenceClass[],
) =>
  [
    `${linksTo(letters, letter)} · [All names](${TYPES_URL})`,
    ...classes.map(({ name }) => `## \`${name}\``),
  ].join('\n\n');

const indexText = ({ classes, versions }: Reference, letters: readonly string[]) =>
  [
    `The types that webpack ${versions['webpack'] ?? ''} exports, and those that its most important classes name in their signatures. The signatures in this documentation lead here, unless a page explains the type. These pages are generated from webpack’s type declarations.`,
    ...letters.flatMap((letter) => [
      `## [${letter.toUpperCase()}](${typesUrl(letter)})`,
      classes
        .filter(({ name }) => letterOf(name) === letter)
        .map(({ name }) => `[\`${name}\`](${listedAt(name)})`)
        .join(', '),
    ]),
  ].join('\n\n');

/** What search finds instead of signatures: classes without a page also by their members. */
const passagesOf = (classes: readonly ReferenceClass[], urlOfClass: UrlOfClass): Passage[] =>
  classes.map(({ name, path, members }) => {
    const isUnexplained = COUNTED_CLASSES.includes(name) && urlOfClass(name) === undefined;
    const shown = isUnexplained ? members.filter(({ kind }) => kind !== 'constructor') : [];
    return {
      anchor: splitHash(listedAt(name)).hash,
      text: '',
      names: [...(path === null ? [] : [path]), ...shown.map((member) => member.name)],
      samples: [],
      rows: [],
      messages: [],
    };
  });
