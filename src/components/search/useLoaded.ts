import { useEffect, useState } from 'react';

/** What is being loaded, once it is there; `tryAgain` is there if that has failed. */
export function useLoaded<Value extends object>(load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Value>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    load().then(setLoaded, () => setFailed(attempt));
  }, [load, attempt]);

  return { loaded, tryAgain: failed === attempt && (() => setAttempt(attempt + 1)) };
}
