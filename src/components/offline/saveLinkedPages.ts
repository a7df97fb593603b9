import { isConstrained, type Connection } from '../../site/offline/connection';
import { ask } from './ask';

/** A page that is never idle saves them too, slowly. */
const IDLE_TIMEOUT_MS = 2000;
/** For browsers without `requestIdleCallback`. */
const PAUSE_MS = 200;

let visits = 0;

/** Saves the pages that menus link to, while the browser is idle, until the next visit. */
export async function saveLinkedPages(path: string): Promise<void> {
  const visit = ++visits;
  while (!isReducingData()) {
    await idle();
    if (visit !== visits) return;
    const { problem, isDone } = await ask({ type: 'save-linked', path });
    if (problem || isDone) return;
  }
}

const isReducingData = () =>
  isConstrained((navigator as { connection?: Connection }).connection) ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(resolve, PAUSE_MS),
  );
