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

type Page = { path: string; body: string; bodyLine: number };

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

/** Parsing all pages takes a second, so a text is parsed again only when it has changed. */
export function createTextReader(): (page: Page) => PageText {
  const known = new Map<string, { body: string; text: PageText }>();
  return ({ path, body, bodyLine }) => {
    const before = known.get(path);
    if (before?.body === body) return before.text;
    const text = readText(body, bodyLine);
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
