import { loadBody } from '../components/article/loadBody';

type LoadedPage = { json?: { pageContext?: { chunk?: string } } };

declare global {
  interface Window {
    ___loader?: { loadPage: (path: string) => Promise<LoadedPage | undefined> };
  }
}

/** A pointer that only passes over a link loads nothing. */
const INTENT_DELAY_MS = 60;

/** Loads a linked page, data and body, when the reader is about to follow the link. */
export function prefetchOnIntent(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isOtherPage(link)) return;
    timer = setTimeout(() => void prefetchPage(link.pathname), INTENT_DELAY_MS);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

const isOtherPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname.endsWith('/') && pathname !== location.pathname;

/** Ignores failures: they are reported when the reader opens the page. */
async function prefetchPage(path: string): Promise<void> {
  const page = await window.___loader?.loadPage(path);
  const chunk = page?.json?.pageContext?.chunk;
  if (chunk) await loadBody(chunk).catch(() => undefined);
}
