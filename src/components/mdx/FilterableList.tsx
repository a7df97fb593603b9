import type { ReactNode } from 'react';

type FilterableListProps = { label: string; placeholder: string; children: ReactNode };

/** A long list in folded groups. The behaviour of bodies filters it by the links and code in its items. */
export function FilterableList({ label, placeholder, children }: FilterableListProps) {
  return (
    <div className="filterable">
      <p className="filterable-filter">
        <input
          type="search"
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
        />
        <span role="status" />
      </p>
      <ul>{children}</ul>
    </div>
  );
}
