import { isConstrained, type Connection } from '../../site/offline/connection';
import { ask } from './ask';

/** A page that is always busy saves them all the same, if slowly. */
const IDLE_WITHIN = 2000;
/** For browsers that do not tell when they are idle. */
const PAUSE = 200;

let visits = 0;

/** Saves the pages that menus lead to, while the browser is idle, until the next page is visited. */
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
    // Not every browser has it.
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: IDLE_WITHIN })
      : setTimeout(resolve, PAUSE),
  );
