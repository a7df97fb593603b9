import { useEffect, useState } from 'react';
import type { VoteTopic } from '../../../site/votes';
import { refreshTallies, type Failure, type Refreshed } from './refreshTallies';
import { readTallies, storeTallies } from './tally';

const TIMEOUT = 8000;
const storage = () => window.localStorage;

/** What to wait for where GitHub limits its answers and does not say until when. */
const WAIT = 60_000;

/** Before that GitHub asks not to be asked again. */
let limit: { failure: Failure; until: number } | undefined;

type Known = Refreshed & { now: number };

/** The votes on topics: the last known ones at once, newer ones when they are wanted and come. */
export function useTallies(topics: readonly VoteTopic[], isWanted: boolean): Known {
  const [known, setKnown] = useState<Known>(() => {
    const now = Date.now();
    return { tallies: readTallies(storage, now), now };
  });

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void refresh(topics).then((newer) => isCurrent && setKnown(newer));
    return () => {
      isCurrent = false;
    };
  }, [topics, isWanted]);

  return known;
}

async function refresh(topics: readonly VoteTopic[]): Promise<Known> {
  const now = Date.now();
  const known = readTallies(storage, now);
  if (limit && now < limit.until) return { tallies: known, failure: limit.failure, now };

  const refreshed = await refreshTallies(topics, known, {
    fetch: window.fetch.bind(window),
    signal: AbortSignal.timeout(TIMEOUT),
    now,
  });
  storeTallies(storage, refreshed.tallies);
  const { failure } = refreshed;
  if (failure?.kind === 'limited') limit = { failure, until: failure.until ?? now + WAIT };
  return { ...refreshed, now };
}
