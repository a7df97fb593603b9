import { useCallback, useEffect, useState } from 'react';

type Loaded<Value> = {
  value?: Value | undefined;
  hasFailed: boolean;
  tryAgain: () => void;
};

type State<Value> = { value?: Value; hasFailed: boolean };

/** What `load` brings, once it is wanted. `load` has to stay the same from render to render. */
export function useLoaded<Value>(load: () => Promise<Value>, isWanted: boolean): Loaded<Value> {
  const [state, setState] = useState<State<Value>>({ hasFailed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const settle = (settled: State<Value>) => isCurrent && setState(settled);
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
