import { useContext, useEffect, useState } from 'react';
import { loadBody, loadedBody } from './loadBody';
import { forgetRecovery, recoverFromChunkError } from './recoverFromChunkError';
import { leaveFirstPage, servedBody, ServedBodies } from './servedBody';
import { useNewestBody } from './useNewestBody';

type ArticleBodyState =
  | { status: 'loading' }
  | { status: 'shown'; html: string }
  | { status: 'failed'; tryAgain: () => void };

/** The HTML of a page's text: from the served document, from memory, or loaded as a script. */
export function useArticleBody(page: { chunk: string; path: string }): ArticleBodyState {
  const chunk = useNewestBody(page);
  const served = useContext(ServedBodies);
  const [shown, setShown] = useState(() => {
    const html = served?.(chunk) ?? servedBody(page.path) ?? loadedBody(chunk);
    return html === undefined ? undefined : { chunk, html };
  });
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isShown = shown !== undefined && shown.chunk === chunk;

  useEffect(() => {
    leaveFirstPage();
    if (isShown) return forgetRecovery();
    let isCurrent = true;
    loadBody(chunk, attempt).then(
      (html) => isCurrent && setShown({ chunk, html }),
      (error: unknown) => {
        console.error(error);
        if (!isCurrent) return;
        setHasFailed(true);
        void recoverFromChunkError(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [chunk, attempt, isShown]);

  const tryAgain = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };

  // While an author's change is loaded, the text before it stays.
  if (shown) return { status: 'shown', html: shown.html };
  return hasFailed ? { status: 'failed', tryAgain } : { status: 'loading' };
}
