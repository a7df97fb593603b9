import { Fragment, type ReactNode } from 'react';
import { FilterField } from './FilterableList';

/** Things of one kind that a release has added, changed or removed. */
export type ChangeGroup = { title: string; items: readonly ListedChange[] };

export type ListedChange = {
  name: string;
  /** Where it is explained; null if it is gone, or not explained yet. */
  url: string | null;
  /** What changed: `also takes "all"`. */
  details: readonly { text: string; codes: readonly string[] }[];
};

export const NO_CHANGES = 'This release added, changed and removed none of these.';

/** Longer groups are folded. */
const MAX_UNFOLDED = 12;

type ReleasesProps = { children?: ReactNode };

/** Releases, each a `<Release>`. The behaviour of bodies filters what they list. */
export const Releases = ({ children }: ReleasesProps) => (
  <div className="releases">
    <FilterField label="Filter changes" placeholder="Filter changes, for example resolve" />
    {children}
  </div>
);

type ReleaseProps = { groups: readonly ChangeGroup[]; children?: ReactNode };

/** What a release brought, below the words of the page about it. */
export const Release = ({ groups, children }: ReleaseProps) => (
  <section className="release">
    {children}
    {groups.length > 0 ? (
      <div className="filterable">
        <ul>
          {groups.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </ul>
      </div>
    ) : (
      <p>{NO_CHANGES}</p>
    )}
  </section>
);

function Group({ group: { title, items } }: { group: ChangeGroup }) {
  const isOpen = items.length <= MAX_UNFOLDED;
  return (
    <li>
      <details open={isOpen} data-open={isOpen || undefined}>
        <summary>{title}</summary>
        <ul>
          {items.map((item) => (
            <Item key={item.name} item={item} />
          ))}
        </ul>
      </details>
    </li>
  );
}

const Item = ({ item: { name, url, details } }: { item: ListedChange }) => (
  <li>
    {url === null ? <code>{name}</code> : <a href={url}>{name}</a>}
    {details.map(({ text, codes }, index) => (
      <Fragment key={text}>
        {(index === 0 ? ': ' : ', ') + text}
        <Codes codes={codes} />
      </Fragment>
    ))}
  </li>
);

const Codes = ({ codes }: { codes: readonly string[] }) =>
  codes.map((code, index) => (
    <Fragment key={code}>
      {index === 0 ? ' ' : ', '}
      <code>{code}</code>
    </Fragment>
  ));
