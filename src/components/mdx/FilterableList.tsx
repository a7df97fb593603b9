import type { ReactNode } from 'react';

type FilterFieldProps = { label: string; placeholder: string };
type FilterableListProps = FilterFieldProps & { children: ReactNode };

/** A long list in folded groups. The behaviour of bodies filters it by the links and code in its items. */
export function FilterableList({ label, placeholder, children }: FilterableListProps) {
  return (
    <div className="filterable">
      <FilterField label={label} placeholder={placeholder} />
      <ul>{children}</ul>
    </div>
  );
}

/** Where readers write what they look for; what it filters stands next to it. */
export const FilterField = ({ label, placeholder }: FilterFieldProps) => (
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
);
