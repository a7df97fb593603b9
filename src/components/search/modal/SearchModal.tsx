import { DocSearchModal } from '@docsearch/react/modal';
import { navigate, withPrefix } from 'gatsby';
import { useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { newIssueUrl } from '../../../site/newIssueUrl';
import type { LocalSearch } from '../localSearch';
import { algoliaSettings } from './algoliaSettings';
import './docSearch.css';
import { ResultCells } from './ResultCells';
import { retryableAlgoliaSearch, retryableLocalSearch } from './retryableSearch';
import { safeHits } from './safeHit';
import * as styles from './SearchModal.module.css';
import { SearchStatus } from './SearchStatus';
import { setQuery } from './setQuery';
import { useDialog } from './useDialog';

type ModalProps = ComponentProps<typeof DocSearchModal>;

export type SearchModalProps = {
  /** What the reader typed before the modal had loaded. */
  initialQuery: string;
  localSearch: LocalSearch;
  onClose: () => void;
};

const ALGOLIA = algoliaSettings();
const TEXTS: ModalProps['translations'] = {
  searchBox: { placeholderText: 'Search the documentation', searchInputLabel: 'Search' },
  noResultsScreen: {
    noResultsText: 'Nothing found for',
    reportMissingResultsText: 'Should there be something?',
    reportMissingResultsLinkText: 'Report it.',
  },
};

const newWindow = (url: string) => window.open(withPrefix(url), '_blank', 'noopener');
const NAVIGATOR: ModalProps['navigator'] = {
  navigate: ({ itemUrl }) => void navigate(itemUrl),
  navigateNewTab: ({ itemUrl }) => newWindow(itemUrl)?.focus(),
  navigateNewWindow: ({ itemUrl }) => void newWindow(itemUrl),
};

/** The modal of DocSearch with the local search, or with Algolia's if that is configured. */
export default function SearchModal({ initialQuery, localSearch, onClose }: SearchModalProps) {
  const [dialog, setDialog] = useState<HTMLDivElement | null>(null);
  const [search] = useState(() =>
    ALGOLIA ? retryableAlgoliaSearch(ALGOLIA) : retryableLocalSearch(localSearch.search),
  );
  const modal = dialog?.querySelector('.DocSearch-Modal');
  useDialog(dialog, onClose);

  return createPortal(
    <div
      ref={setDialog}
      className={styles.root}
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      data-provider={ALGOLIA ? 'algolia' : 'local'}
    >
      <DocSearchModal
        {...search.modalProps}
        initialQuery={initialQuery}
        onClose={onClose}
        {...FIXED_PROPS}
      />
      {modal &&
        createPortal(
          <SearchStatus search={search} onQuery={(query) => setQuery(dialog, query)} />,
          modal,
        )}
    </div>,
    document.body,
  );
}

const missingResultUrl = ({ query }: { query: string }) =>
  newIssueUrl({ title: `Search finds nothing for “${query}”` });

const FIXED_PROPS = {
  // The modal does not scroll the page: see `src/node/patches/docSearch.ts`.
  initialScrollY: 0,
  // The local search has all its results in one group.
  maxResultsPerGroup: ALGOLIA ? 8 : 20,
  transformItems: (items) => safeHits(items),
  hitComponent: ResultCells,
  navigator: NAVIGATOR,
  getMissingResultsUrl: missingResultUrl,
  translations: TEXTS,
  onAskAiToggle: () => undefined,
} satisfies Partial<ModalProps>;
