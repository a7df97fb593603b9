import { useEffect, useState } from 'react';

/** What is being loaded, once it is there; if that fails, a way to try again. */
export function useLoaded<Value extends object>(load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Value>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    load().then(setLoaded, () => setFailed(attempt));
  }, [load, attempt]);

  return { loaded, hasFailed: failed === attempt, tryAgain: () => setAttempt(attempt + 1) };
}
