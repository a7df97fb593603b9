import { useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { useLoaded } from '../layout/useLoaded';
import { earlyQuery, endEarlySearch } from './earlySearch';
import type { LoadedSearch } from './loadSearch';
import { SearchLoadingDialog } from './SearchLoadingDialog';

type SearchDialogProps = { load: () => Promise<LoadedSearch>; onClose: () => void };

/** The search; while it is being loaded, a field that takes what is typed meanwhile. */
export function SearchDialog({ load, onClose }: SearchDialogProps) {
  const [query, setQuery] = useState(() => earlyQuery() ?? '');
  const { value, hasFailed, tryAgain } = useLoaded(load, true);
  const field = { query, onQuery: setQuery, onClose };

  useLayoutEffect(endEarlySearch, []);

  if (!value) {
    return <SearchLoadingDialog {...field} failure={hasFailed && loadFailure(tryAgain)} />;
  }
  const { Modal, engine } = value;
  return (
    <ErrorBoundary
      fallback={(onRetry) => (
        <SearchLoadingDialog {...field} failure={{ message: 'The search has failed.', onRetry }} />
      )}
    >
      <Modal engine={engine} initialQuery={query} onClose={onClose} />
    </ErrorBoundary>
  );
}

const loadFailure = (onRetry: () => void) => ({
  message: navigator.onLine
    ? 'The search could not be loaded.'
    : 'You are offline, and the search is not kept on this device yet.',
  onRetry,
});
