import type {
  BodyInput,
  CompiledBody,
  ChangeGroup,
  FlagGroup,
  OutlineEntry,
  ReferencedData,
} from '../body/types';
import type { ContentData } from './data/contentData';
import { readContentFile, type ContentSource } from './files/contentFiles';
import type { Page } from './page/page';
import { readPictures } from './pictures';
import { referencedData } from './referencedData';
import type { PageText } from './tree/readText';

/** What bodies are compiled with, besides content. */
export type BodyParts = {
  source: ContentSource;
  compile: (input: BodyInput) => Promise<CompiledBody>;
  /** What the reference says of the headings of a page that name something of webpack. */
  signaturesOf: (url: string, titles: readonly string[]) => ReferencedData['signatures'];
  /** All options of webpack, for the page that lists them. */
  outline?: () => readonly OutlineEntry[];
  /** The flags of webpack's options, for the pages that list them. */
  flagGroups?: () => readonly FlagGroup[];
  /** What a minor release of webpack brought; undefined if it isn't known. */
  changesIn?: (release: string) => readonly ChangeGroup[] | undefined;
};

type Parts = BodyParts & {
  textOf: (page: Page) => PageText;
  data: () => ContentData;
};

/** Names with a signature: those in headings and, on pages about the API, those of rows. */
const signedNames = ({ url }: Page, { codeTitles, documented }: PageText): readonly string[] =>
  url.startsWith('/api/') ? [...codeTitles, ...documented.map(({ name }) => name)] : codeTitles;

/** The bodies of pages, each asked for once until the content is read again. */
export function createPageBodies({
  source,
  compile,
  signaturesOf,
  outline = () => [],
  flagGroups = () => [],
  changesIn = () => undefined,
  textOf,
  data,
}: Parts) {
  const known = new Map<string, { text: string; body: Promise<CompiledBody> }>();

  /** What the text of a page is compiled from. */
  const bodyInput = (page: Page): BodyInput => {
    const text = textOf(page);
    const quoted = text.quotedFiles.map((file) => [file, readContentFile(file, source)] as const);
    return {
      path: page.path,
      text: page.body,
      firstLine: page.bodyLine,
      referencedData: {
        ...referencedData(page.body, text, data()),
        files: Object.fromEntries(quoted),
        signatures: signaturesOf(page.url, signedNames(page, text)),
        ...(text.generated.includes('Flags') && { flagGroups: flagGroups() }),
        ...(text.generated.includes('Options') && { outline: outline() }),
        ...(text.releases.length > 0 && {
          releases: Object.fromEntries(
            text.releases.map((release) => [release, changesIn(release) ?? null]),
          ),
        }),
        pictures: readPictures(page.path, text.pictures, source),
      },
    };
  };

  return {
    bodyInput,

    /** The compiled text of a page. */
    bodyOf(page: Page): Promise<CompiledBody> {
      const before = known.get(page.path);
      if (before?.text === page.body) return before.body;
      const body = compile(bodyInput(page));
      known.set(page.path, { text: page.body, body });
      return body;
    },

    /** What a text refers to may have changed. */
    forget: () => known.clear(),
  };
}
