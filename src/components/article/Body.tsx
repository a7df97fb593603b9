import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Failure } from '../layout/Failure';
import { behaviours } from './behaviours';
import * as styles from './Body.module.css';
import { BodySkeleton } from './BodySkeleton';
import { forgetHealing, healChunkError } from './healChunkError';
import { loadBody, loadedBody } from './loadBody';
import { scrollToTarget } from './scrollTarget';
import { leaveFirstPage, servedBody, ServedBodies } from './servedBody';
import { useNewestBody } from './useNewestBody';

type BodyProps = {
  /** The script that holds the body's HTML. */
  chunk: string;
  /** Tells one page's body from another's. */
  path: string;
  /** Called once, when the text is first in the document. */
  onShown?: () => void;
};

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The text of a page. The server writes it into the document and the browser adopts it from there;
 * on navigation it is loaded as a script. React never looks inside.
 */
export function Body({ chunk: builtChunk, path, onShown }: BodyProps) {
  const chunk = useNewestBody({ chunk: builtChunk, path });
  const served = useContext(ServedBodies);
  const container = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => {
    const html = served?.(chunk) ?? servedBody(path) ?? loadedBody(chunk);
    return html === undefined ? undefined : { chunk, html };
  });
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const cameLate = useRef(shown === undefined);

  const isShown = shown !== undefined && shown.chunk === chunk;
  useEffect(() => {
    leaveFirstPage();
    if (isShown) return;
    let isCurrent = true;
    loadBody(chunk, attempt).then(
      (html) => isCurrent && setShown({ chunk, html }),
      (error: unknown) => {
        console.error(error);
        if (!isCurrent) return;
        setFailed(true);
        void healChunkError(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [chunk, attempt, isShown]);

  useBrowserLayoutEffect(() => {
    if (!container.current) return;
    if (cameLate.current) scrollToTarget();
    cameLate.current = false;
    return behaviours(container.current);
  }, [shown]);

  const hasShown = useRef(false);
  useEffect(() => {
    if (!shown || hasShown.current) return;
    hasShown.current = true;
    forgetHealing();
    onShown?.();
  }, [shown, onShown]);

  const tryAgain = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  if (shown) {
    return (
      <div
        ref={container}
        className="prose"
        data-body={path}
        dangerouslySetInnerHTML={{ __html: shown.html }}
        suppressHydrationWarning
      />
    );
  }
  if (failed) {
    return (
      <div className={styles.failure}>
        <Failure message="Error loading content." onRetry={tryAgain} />
      </div>
    );
  }
  return <BodySkeleton />;
}
