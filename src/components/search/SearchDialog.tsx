import { useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useLazyLoad } from '../browser/useLazyLoad';
import { earlyQuery, endEarlySearch } from './earlySearch';
import { loadFailureText } from './loadFailureText';
import type { LoadedSearch } from './loadSearch';
import { SearchLoadingDialog } from './SearchLoadingDialog';

type SearchDialogProps = { load: () => Promise<LoadedSearch>; onClose: () => void };

/** The search, or a field for the query while it is loading. */
export function SearchDialog({ load, onClose }: SearchDialogProps) {
  const [query, setQuery] = useState(() => earlyQuery() ?? '');
  const { value, hasFailed, tryAgain } = useLazyLoad(load, true);
  const field = { query, onQuery: setQuery, onClose };

  useLayoutEffect(endEarlySearch, []);

  if (!value) {
    return <SearchLoadingDialog {...field} failure={hasFailed && loadFailure(tryAgain)} />;
  }
  const { Modal, localSearch } = value;
  return (
    <ErrorBoundary
      fallback={(onRetry) => (
        <SearchLoadingDialog {...field} failure={{ message: 'The search has failed.', onRetry }} />
      )}
    >
      <Modal localSearch={localSearch} initialQuery={query} onClose={onClose} />
    </ErrorBoundary>
  );
}

const loadFailure = (onRetry: () => void) => ({
  message: loadFailureText(navigator.onLine),
  onRetry,
});
