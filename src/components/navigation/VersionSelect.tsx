import { useEffect, useId, useState } from 'react';
import { PRODUCTION_URL, VERSIONS } from '../../site/site';
import { ChevronDown, Spinner } from '../layout/icons';
import * as styles from './VersionSelect.module.css';

type VersionSelectProps = {
  pathname: string;
  /** How to leave this site. */
  leaveFor?: (url: string) => void;
};

const HERE = VERSIONS.find(({ host }) => host === PRODUCTION_URL) ?? VERSIONS[0];

/** The same page in the documentation of another release, which has a host of its own. */
export function VersionSelect({ pathname, leaveFor = openUrl }: VersionSelectProps) {
  const id = useId();
  const [chosen, setChosen] = useState<(typeof VERSIONS)[number]>(HERE);
  const isLeaving = chosen !== HERE;

  // The way back may show this very document again, as it was left.
  useEffect(() => {
    const reset = () => setChosen(HERE);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const choose = (version: string) => {
    const next = VERSIONS.find((each) => String(each.version) === version) ?? HERE;
    setChosen(next);
    if (next !== HERE) leaveFor(next.host + pathname);
  };

  return (
    <div className={styles.root}>
      <label className="visually-hidden" htmlFor={id}>
        Version
      </label>
      <select
        id={id}
        className={styles.select}
        // Browsers would restore the release that the reader left for.
        autoComplete="off"
        value={chosen.version}
        onChange={({ target }) => choose(target.value)}
      >
        {VERSIONS.map(({ version, label }) => (
          <option key={version} value={version}>
            {label}
          </option>
        ))}
      </select>
      {isLeaving ? <Spinner className={styles.spinner} /> : <ChevronDown className={styles.mark} />}
      <span className="visually-hidden" role="status">
        {isLeaving && `Opening ${chosen.label}`}
      </span>
    </div>
  );
}

function openUrl(url: string): void {
  window.location.assign(url);
}
