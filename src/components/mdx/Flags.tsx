import { FilterableList } from './FilterableList';

/** The flags that set a top-level option, or parts of it. */
export type FlagGroup = { option: string; flags: readonly ListedFlag[] };

export type ListedFlag = {
  /** `--output-path` */
  name: string;
  /** The values that it takes. */
  type: string;
  /** Where the option that it sets is explained. */
  url: string;
  /** The flag that empties a list, if it sets one: `--entry-reset`. */
  reset: string | null;
  /** `--no-output-path` exists as well. */
  negatable: boolean;
};

/** All flags of webpack's options, folded by option. The behaviour of bodies filters them. */
export function FlagList({ groups }: { groups: readonly FlagGroup[] }) {
  const count = groups.reduce((sum, { flags }) => sum + flags.length, 0);

  return (
    <FilterableList
      label={`Filter ${count} flags`}
      placeholder="Filter flags, for example output path"
    >
      {groups.map(({ option, flags }) => (
        <li key={option}>
          <details>
            <summary>
              <code>{option}</code> {flags.length} {flags.length === 1 ? 'flag' : 'flags'}
            </summary>
            <ul>
              {flags.map((flag) => (
                <FlagItem key={flag.name} flag={flag} />
              ))}
            </ul>
          </details>
        </li>
      ))}
    </FilterableList>
  );
}

/** `--[no-]output-path` */
export const flagName = ({ name, negatable }: ListedFlag) =>
  negatable ? name.replace('--', '--[no-]') : name;

const FlagItem = ({ flag }: { flag: ListedFlag }) => (
  <li>
    <a href={flag.url}>{flagName(flag)}</a> {flag.type}
    {flag.reset !== null && (
      <>
        , <code>{flag.reset}</code>
      </>
    )}
  </li>
);
