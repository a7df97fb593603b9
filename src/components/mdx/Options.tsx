import { FilterableList } from './FilterableList';
import type { OutlineEntry } from './outline';
import { shortened } from './typeParts';

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

function Line({ entry: { name, type, value, url } }: { entry: OutlineEntry }) {
  const { shown, left } = shortened(type);
  const text = value ?? (shown || 'object') + (left > 0 && shown ? ' | …' : '');
  return (
    <>
      <a href={url}>{name}</a> <span className="filterable-type">{text}</span>
    </>
  );
}
