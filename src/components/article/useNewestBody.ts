import { useEffect, useState } from 'react';
import { liveBodyUrl } from '../../site/liveBodies';

type Body = {
  chunk: string;
  path: string;
};

/** What the server of `develop` says last; a tab that nobody sees does not hold a connection. */
function useLiveBody({ chunk, path }: Body): string {
  const [live, setLive] = useState<string>();

  useEffect(() => {
    let source: EventSource | undefined;
    const attend = () => {
      source?.close();
      if (document.hidden) return;
      source = new EventSource(liveBodyUrl(path));
      source.onmessage = ({ data }: MessageEvent<string>) => setLive(data);
    };
    attend();
    document.addEventListener('visibilitychange', attend);
    return () => {
      document.removeEventListener('visibilitychange', attend);
      source?.close();
    };
  }, [path]);

  return live ?? chunk;
}

/** The script that holds a page's body: in `develop` that of the newest edit. */
export const useNewestBody =
  process.env.NODE_ENV === 'development' ? useLiveBody : ({ chunk }: Body) => chunk;
