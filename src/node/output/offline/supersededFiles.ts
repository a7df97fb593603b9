import { isHashed } from '../../../site/offline/addresses';

type Files = {
  present: readonly string[];
  /** Those of the newest build. */
  current: readonly string[];
  /** The day on which each file was first missing from the newest build. */
  ledger: Readonly<Record<string, string>>;
  today: Date;
};

/** Longer than a page stays open. */
const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

// The map and the licences of a script go with it.
const scriptOf = (url: string) => url.replace(/(\.js|\.css)(\.map|\.LICENSE\.txt)$/, '$1');

/** The files of earlier builds since when they are no longer needed, and those to remove now. */
export function oldFiles({ present, current, ledger, today }: Files) {
  const needed = new Set(current.map(scriptOf));
  const superseded = present.filter((url) => {
    const script = scriptOf(url);
    return isHashed(script) && !needed.has(script);
  });
  const since = superseded.map(
    (url) => [url, ledger[url] ?? today.toISOString().slice(0, 10)] as const,
  );
  const isOutdated = (day: string) => today.getTime() - Date.parse(day) > DAYS * DAY;
  return {
    ledger: Object.fromEntries(since.filter(([, day]) => !isOutdated(day))),
    outdated: since.filter(([, day]) => isOutdated(day)).map(([url]) => url),
  };
}
