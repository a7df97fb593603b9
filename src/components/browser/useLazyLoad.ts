import { useCallback, useEffect, useState } from 'react';

type Loaded<Value> = { value?: Value; hasFailed: boolean };

/** The result of `load`, which is called once `isWanted`. Pass the same `load` in every render. */
export function useLazyLoad<Value>(
  load: () => Promise<Value>,
  isWanted: boolean,
): Loaded<Value> & { tryAgain: () => void } {
  const [state, setState] = useState<Loaded<Value>>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const settle = (settled: Loaded<Value>) => isCurrent && setState(settled);
    load().then(
      (value) => settle({ value, hasFailed: false }),
      () => settle({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, attempt]);

  const tryAgain = useCallback(() => {
    setState({ hasFailed: false });
    setAttempt((count) => count + 1);
  }, []);

  return { ...state, tryAgain };
}
