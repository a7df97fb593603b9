import { dataFilePath, type Entry } from '../data/contentData';
import type { Issue } from '../issues';
import type { Site } from './site';

export const checkToCome = ({ data, known }: Site): Issue[] =>
  data.toCome
    .filter(({ value }) => known.has(value))
    .map(({ value, line }) => ({
      file: dataFilePath('to-come'),
      line,
      message: `${value} is written`,
      fix: 'remove this line',
    }));

export const checkVoteTopics = ({ data }: Site): Issue[] =>
  repeated(data.voteTopics, {
    of: 'thread',
    file: dataFilePath('vote-topics'),
    fix: 'one thread for each topic: remove one of the two',
  });

export const checkAwesome = (site: Site): Issue[] => [
  ...repeated(site.data.awesome, {
    of: 'link',
    file: dataFilePath('awesome'),
    fix: 'one entry for each link: remove one of the two',
  }),
  ...unshown(site),
];

/** Entries that say the same as an earlier one, where each has to be the only one. */
function repeated<Value>(
  entries: readonly Entry<Value>[],
  { of, file, fix }: { of: keyof Value & string; file: string; fix: string },
): Issue[] {
  const first = new Map<string, number>();
  return entries.flatMap(({ value, line }) => {
    const text = String(value[of]);
    const key = text.toLowerCase();
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, line);
      return [];
    }
    return [
      { file, line, message: `${of}: ${text} is also that of the entry in line ${other}`, fix },
    ];
  });
}

/** Entries of lists that no page shows. */
function unshown({ data, pages }: Site): Issue[] {
  // A page that cannot be read may show any list.
  if (pages.some(({ body }) => body.unreadable)) return [];
  const shown = new Set(pages.flatMap(({ text }) => text.lists));
  return data.awesome
    .filter(({ value }) => !shown.has(value.kind))
    .map(({ value: { kind }, line }) => ({
      file: dataFilePath('awesome'),
      line,
      message: `kind: no page shows the list of kind ${JSON.stringify(kind)}`,
      fix: `the kind of a list, or <AwesomeList kind="${kind}" /> on a page`,
    }));
}
