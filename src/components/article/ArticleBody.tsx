import { useEffect, useLayoutEffect, useRef } from 'react';
import { Failure } from '../ui/Failure';
import * as styles from './ArticleBody.module.css';
import { behaviours, restoreTabs } from './behaviours';
import { BodySkeleton } from './BodySkeleton';
import { scrollToTarget } from './scrollTarget';
import { useArticleBody } from './useArticleBody';

type ArticleBodyProps = {
  /** The script that holds the body's HTML. */
  chunk: string;
  /** Identifies the page. */
  path: string;
  /** Called once, when the text is first in the document. */
  onShown?: () => void;
};

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** In a built site the start script makes all texts interactive. */
const enliven =
  process.env.NODE_ENV === 'production' ? restoreTabs : () => behaviours(document.documentElement);

/**
 * The text of a page. The server writes it into the document, and the browser adopts it from there;
 * on navigation it is loaded as a script. React does not manage the markup inside.
 */
export function ArticleBody({ chunk, path, onShown }: ArticleBodyProps) {
  const body = useArticleBody({ chunk, path });
  const html = body.status === 'shown' ? body.html : undefined;
  const container = useRef<HTMLDivElement>(null);
  const wasLate = useRef(html === undefined);
  const hasShown = useRef(false);

  useBrowserLayoutEffect(() => {
    if (!container.current) return;
    if (wasLate.current) scrollToTarget();
    wasLate.current = false;
    return enliven(container.current);
  }, [html]);

  useEffect(() => {
    if (html === undefined || hasShown.current) return;
    hasShown.current = true;
    onShown?.();
  }, [html, onShown]);

  switch (body.status) {
    case 'loading':
      return <BodySkeleton />;
    case 'failed':
      return (
        <div className={styles.failure}>
          <Failure message="Error loading content." onRetry={body.tryAgain} />
        </div>
      );
    case 'shown':
      return (
        <div
          ref={container}
          className="prose"
          data-body={path}
          dangerouslySetInnerHTML={{ __html: body.html }}
          suppressHydrationWarning
        />
      );
  }
}
