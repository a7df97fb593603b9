import { useState } from 'react';
import type { LoadedSearch } from './loadSearch';
import { OpeningDialog } from './OpeningDialog';
import { useLoaded } from './useLoaded';

type OpeningProps = { load: () => Promise<LoadedSearch>; onClose: () => void };

/** The search, or what stands for it while it is being loaded. */
export function Opening({ load, onClose }: OpeningProps) {
  const [scrollY] = useState(() => window.scrollY);
  const [query, setQuery] = useState('');
  const { loaded, hasFailed, tryAgain } = useLoaded(load);

  if (!loaded) {
    return (
      <OpeningDialog
        query={query}
        hasFailed={hasFailed}
        onQuery={setQuery}
        onRetry={tryAgain}
        onClose={onClose}
      />
    );
  }
  const { Modal, engine } = loaded;
  return <Modal engine={engine} initialQuery={query} initialScrollY={scrollY} onClose={onClose} />;
}
