import type { OutlineEntry } from './outline';
import { shortened } from './typeParts';

/** All options of webpack as one object, folded, in which every key leads to its explanation. */
export function Options({ entries }: { entries: readonly OutlineEntry[] }) {
  return (
    <div className="options">
      <p className="options-filter">
        <label>
          Filter <input type="search" placeholder="filename, alias, css…" autoComplete="off" />
        </label>
        <output aria-live="polite" />
      </p>
      <Entries entries={entries} />
    </div>
  );
}

const Entries = ({ entries }: { entries: readonly OutlineEntry[] }) => (
  <ul>
    {entries.map((entry) => (
      <li key={entry.name} data-name={entry.name}>
        {entry.parts.length > 0 ? <Group entry={entry} /> : <Line entry={entry} />}
      </li>
    ))}
  </ul>
);

function Group({ entry }: { entry: OutlineEntry }) {
  return (
    <details>
      <summary>
        <Line entry={entry} />
      </summary>
      <Entries entries={entry.parts} />
    </details>
  );
}

function Line({ entry: { name, type, value, url } }: { entry: OutlineEntry }) {
  const { shown, left } = shortened(type);
  return (
    <>
      <a href={url}>{name}</a>{' '}
      <code>{value ?? (shown || 'object') + (left > 0 && shown ? ' | …' : '')}</code>
    </>
  );
}
