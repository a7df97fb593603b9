import { useEffect, useState } from 'react';
import { liveBodyUrl } from '../../site/liveBodies';

type Page = {
  chunk: string;
  path: string;
};

/** The newest chunk from the server of `develop`. A hidden tab holds no connection. */
function useLiveBody({ chunk, path }: Page): string {
  const [live, setLive] = useState<string>();

  useEffect(() => {
    let source: EventSource | undefined;
    const connect = () => {
      source?.close();
      if (document.hidden) return;
      source = new EventSource(liveBodyUrl(path));
      source.onmessage = ({ data }: MessageEvent<string>) => setLive(data);
    };
    connect();
    document.addEventListener('visibilitychange', connect);
    return () => {
      document.removeEventListener('visibilitychange', connect);
      source?.close();
    };
  }, [path]);

  return live ?? chunk;
}

/** The script with a page's body: in `develop` that of the newest edit. */
export const useNewestBody =
  process.env.NODE_ENV === 'development' ? useLiveBody : ({ chunk }: Page) => chunk;
