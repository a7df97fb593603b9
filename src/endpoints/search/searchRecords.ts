import { HOLE } from '../../site/messages';
import { sectionOf } from '../../site/sections';
import type { Anchor, Passage } from '../../site/types';
import type { SearchRecord } from '../../site/search/searchRecord';

export type SearchedPage = {
  url: string;
  title: string;
  description?: string | null;
  anchors: readonly Anchor[];
  passages: readonly Passage[];
  /** As the results call it; the one of its address if nothing else is said. */
  section?: string;
};

const OTHER_PAGES = 'webpack';

/** One record for each page, each heading on it and each row with an address, in the order of the text. */
export function searchRecords(
  pages: readonly SearchedPage[],
  searchedAs: ReadonlyMap<string, readonly string[]> = new Map(),
): SearchRecord[] {
  return pages.flatMap((page) => {
    const passages = new Map(page.passages.map((passage) => [passage.anchor, passage]));
    const lead = { title: page.title, id: '', level: 1 };
    const above: (string | undefined)[] = [];
    const section = page.section ?? sectionOf(page.url)?.title ?? OTHER_PAGES;
    const record = (
      id: string,
      messages: readonly string[],
      parts: Omit<SearchRecord, 'url' | 'section' | 'searchedAs'>,
    ) => {
      const url = id ? `${page.url}#${id}` : page.url;
      const typed = searchedAs.get(url) ?? [];
      return { url, section, searchedAs: [...typed, ...messages.map(withoutHoles)], ...parts };
    };

    return [lead, ...page.anchors].flatMap(({ title, id, level }) => {
      above.length = level - 1;
      above[level - 1] = title;
      const titles = Array.from(above, (each = '') => each);
      const passage = passages.get(id);
      const { text = '', names = [], samples = [], rows = [], messages = [] } = passage ?? {};
      const description = level === 1 ? page.description : undefined;
      return [
        record(id, messages, {
          titles,
          text: [description, text].filter(Boolean).join(' '),
          names: [...names],
          samples: [...samples],
        }),
        ...rows.map((row) =>
          record(row.id, [], {
            titles: [...titles, row.name],
            isRow: true,
            text: row.text,
            names: [],
            samples: [],
          }),
        ),
      ];
    });
  });
}

const withoutHoles = (message: string) => message.replaceAll(HOLE, ' ');
