import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { PRODUCTION_URL, VERSIONS } from '../../site/site';
import { versionUrl } from '../../site/versionUrl';
import { ChevronDown, Spinner } from '../ui/icons';
import { stepsThroughOptions } from './stepsThroughOptions';
import * as styles from './VersionSelect.module.css';

type VersionSelectProps = {
  pathname: string;
  /** Opens another site. */
  leaveFor?: (url: string) => void;
};

type Version = (typeof VERSIONS)[number];

const HERE: Version = VERSIONS.find(({ host }) => host === PRODUCTION_URL) ?? VERSIONS[0];

/** Opens the same page in the documentation of another release, which is on another host. */
export function VersionSelect({ pathname, leaveFor = openUrl }: VersionSelectProps) {
  const id = useId();
  const [chosen, setChosen] = useState(HERE);
  const [isLeaving, setIsLeaving] = useState(false);
  // Some browsers change the value at each arrow key, before the reader has decided.
  const isStepping = useRef(false);

  const reset = () => {
    setChosen(HERE);
    setIsLeaving(false);
  };
  // Going back may restore this document from memory, in the state in which it was left.
  useEffect(() => {
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const leave = (version: Version) => {
    if (version === HERE) return;
    setIsLeaving(true);
    leaveFor(versionUrl(version, pathname));
  };
  const choose = (value: string) => {
    const version = VERSIONS.find((each) => String(each.version) === value) ?? HERE;
    setChosen(version);
    if (!isStepping.current) leave(version);
  };
  const onKey = (event: KeyboardEvent) => {
    isStepping.current = stepsThroughOptions(event);
    if (event.key === 'Escape') reset();
    if (event.key !== 'Enter' || chosen === HERE) return;
    event.preventDefault();
    leave(chosen);
  };

  return (
    <div className={styles.root}>
      <label className="visually-hidden" htmlFor={id}>
        Version
      </label>
      <select
        id={id}
        className={styles.select}
        // Without it, browsers restore the release that the reader left for.
        autoComplete="off"
        value={chosen.version}
        onChange={({ target }) => choose(target.value)}
        onKeyDown={onKey}
        onPointerDown={() => {
          isStepping.current = false;
        }}
        onBlur={() => {
          if (!isLeaving) reset();
        }}
      >
        {VERSIONS.map(({ version, label }) => (
          <option key={version} value={version}>
            {label}
          </option>
        ))}
      </select>
      {isLeaving ? <Spinner className={styles.spinner} /> : <ChevronDown className={styles.mark} />}
      <span className={isLeaving ? 'visually-hidden' : styles.hint} role="status">
        {statusText(chosen, isLeaving)}
      </span>
    </div>
  );
}

function statusText(chosen: Version, isLeaving: boolean): string {
  if (chosen === HERE) return '';
  return isLeaving ? `Opening ${chosen.label}` : `Press Enter to open ${chosen.label}`;
}

function openUrl(url: string): void {
  window.location.assign(url);
}
