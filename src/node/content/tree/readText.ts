import { documentedIn, isMarkedRemoved, type Documented } from './documented';
import { headingIds } from './headings';
import { parsePage } from './parsePage';
import { referencesIn, type References } from './references';

/** What is known about the text of a page before it is compiled. */
export type PageText = References & {
  documented: Documented[];
  /** The ids of its headings, in their order. */
  headingIds: string[];
  /** Whether it says above its first heading that its subject is gone. */
  isMarkedRemoved: boolean;
};

/** The text of a page, and the line of its file that it starts on. */
export type PlacedText = { body: string; bodyLine: number };

type Page = PlacedText & { path: string };

const UNREADABLE: PageText = {
  terms: [],
  lists: [],
  releases: [],
  quotedFiles: [],
  codeTitles: [],
  pictures: [],
  generated: [],
  documented: [],
  headingIds: [],
  isMarkedRemoved: false,
};

export type ReadText = (body: string, bodyLine?: number) => PageText;

/** Reads the text of each page once, until it changes. */
export function createTextReader(read: ReadText = readText): (page: Page) => PageText {
  const known = new Map<string, { body: string; text: PageText }>();
  return ({ path, body, bodyLine }) => {
    const before = known.get(path);
    if (before?.body === body) return before.text;
    const text = read(body, bodyLine);
    known.set(path, { body, text });
    return text;
  };
}

export function readText(body: string, bodyLine = 1): PageText {
  try {
    const tree = parsePage(body, bodyLine);
    return {
      ...referencesIn(tree),
      documented: documentedIn(tree),
      headingIds: headingIds(tree),
      isMarkedRemoved: isMarkedRemoved(tree),
    };
  } catch {
    // Compiling this text fails, too, and reports where and why.
    return UNREADABLE;
  }
}
