import { useId, useState } from 'react';
import type { SectionName } from '../../site/sections';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { Failure } from '../layout/Failure';
import { Download } from '../layout/icons';
import { useLoaded } from '../layout/useLoaded';
import * as styles from './KeepForOffline.module.css';

type KeepForOfflineProps = { section: { name: SectionName; title: string } };

const loadPanel = () => import('../offline/KeepPanel');
const FAILURE = 'Pages cannot be kept now.';

/** Opens the panel in which pages are kept in the browser. It is loaded when it is first opened. */
export function KeepForOffline({ section }: KeepForOfflineProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { value, hasFailed, tryAgain } = useLoaded(loadPanel, isOpen);
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
        Keep for offline
      </button>
      <div id={id}>
        {isOpen && hasFailed && <Failure message={FAILURE} onRetry={tryAgain} />}
        {isOpen && value && (
          <ErrorBoundary fallback={(onRetry) => <Failure message={FAILURE} onRetry={onRetry} />}>
            <value.KeepPanel section={section} />
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}
