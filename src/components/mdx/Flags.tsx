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
    <div className="flag-list">
      <p className="flag-filter">
        <input
          type="search"
          placeholder="Filter flags, for example output path"
          aria-label={`Filter ${count} flags`}
          autoComplete="off"
          spellCheck={false}
        />
        <span role="status" />
      </p>
      {groups.map(({ option, flags }) => (
        <details key={option}>
          <summary>
            <code>{option}</code> {flags.length} {flags.length === 1 ? 'flag' : 'flags'}
          </summary>
          <ul>
            {flags.map((flag) => (
              <FlagItem key={flag.name} flag={flag} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

const FlagItem = ({ flag: { name, type, url, reset, negatable } }: { flag: ListedFlag }) => (
  <li>
    <a href={url}>
      <code>{negatable ? name.replace('--', '--[no-]') : name}</code>
    </a>{' '}
    {type}
    {reset !== null && (
      <>
        , <code>{reset}</code>
      </>
    )}
  </li>
);
