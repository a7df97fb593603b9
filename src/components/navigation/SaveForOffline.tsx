import { useId, useState } from 'react';
import type { SectionName } from '../../site/sections';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Failure } from '../ui/Failure';
import { Download } from '../ui/icons';
import { useLazyLoad } from '../browser/useLazyLoad';
import * as styles from './SaveForOffline.module.css';

type SaveForOfflineProps = { section: { name: SectionName; title: string } };

const loadPanel = () => import('../offline/SavePanel');
const FAILURE = 'Pages cannot be saved now.';

/** Opens the panel that saves pages in the browser. It is loaded when it is first opened. */
export function SaveForOffline({ section }: SaveForOfflineProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { value, hasFailed, tryAgain } = useLazyLoad(loadPanel, isOpen);
  if (process.env.GATSBY_OFFLINE === 'off') return null;

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Download />
        Save for offline
      </button>
      <div id={id}>
        {isOpen && hasFailed && <Failure message={FAILURE} onRetry={tryAgain} />}
        {isOpen && value && (
          <ErrorBoundary fallback={(onRetry) => <Failure message={FAILURE} onRetry={onRetry} />}>
            <value.SavePanel section={section} />
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}
