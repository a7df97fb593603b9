import { useEffect, useState } from 'react';
import type { VoteTopic } from '../../../site/votes';
import { refreshTallies, type Failure, type Refreshed } from './refreshTallies';
import { readTallies, saveTallies } from './tally';

const TIMEOUT_MS = 8000;
/** How long to wait if GitHub limits its answers without saying until when. */
const DEFAULT_WAIT_MS = 60_000;

/** GitHub asks for no more requests before that time. */
let limit: { failure: Failure; until: number } | undefined;

type Known = Refreshed & { now: number };

/** The votes on topics: the last known ones at once, newer ones when they are wanted and arrive. */
export function useTallies(topics: readonly VoteTopic[], isWanted: boolean): Known {
  const [known, setKnown] = useState<Known>(() => {
    const now = Date.now();
    return { tallies: readTallies(now), now };
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
  const known = readTallies(now);
  if (limit && now < limit.until) return { tallies: known, failure: limit.failure, now };
  const refreshed = await refreshTallies(topics, known, {
    fetch: window.fetch.bind(window),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    now,
  });
  saveTallies(refreshed.tallies);
  const { failure } = refreshed;
  if (failure?.kind === 'limited') {
    limit = { failure, until: failure.until ?? now + DEFAULT_WAIT_MS };
  }
  return { ...refreshed, now };
}
