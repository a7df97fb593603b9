import { FilterableList } from './FilterableList';
import { entryText, type OutlineEntry } from './outline';

type OptionsProps = { entries: readonly OutlineEntry[] };

/** All options of webpack as one object, in which every key leads to its explanation. */
export const Options = ({ entries }: OptionsProps) => (
  <FilterableList label="Filter options" placeholder="Filter options, for example css localIdent">
    <Entries entries={entries} />
  </FilterableList>
);

const Entries = ({ entries }: OptionsProps) => (
  <>
    {entries.map((entry) => (
      <li key={entry.name}>
        {entry.parts.length > 0 ? (
          <details>
            <summary>
              <Line entry={entry} />
            </summary>
            <ul>
              <Entries entries={entry.parts} />
            </ul>
          </details>
        ) : (
          <Line entry={entry} />
        )}
      </li>
    ))}
  </>
);

const Line = ({ entry }: { entry: OutlineEntry }) => (
  <>
    <a href={entry.url}>{entry.name}</a> <span className="filterable-type">{entryText(entry)}</span>
  </>
);
