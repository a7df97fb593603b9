import { useEffect, useState } from 'react';

/** What is being loaded, once it is there; if that fails, a way to try again. */
export function useLoaded<Value extends object>(load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Value>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded(value),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  const tryAgain = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return { loaded, hasFailed, tryAgain };
}
