import type { ListReply, Problem } from '../../site/offline/messages';
import {
  pagesOf,
  sizeOf,
  stepsFor,
  type OfflineManifest,
  type Scope,
  type Step,
} from '../../site/offline/manifest';
import type { Ask } from './ask';

export type KeeperState = {
  manifest?: OfflineManifest;
  kept?: ListReply;
  /** What is being fetched; `total` is known once it has been counted. */
  running?: { scope: Scope; done: number; total?: number };
  problem?: { scope: Scope; problem: Problem };
  /** There is no worker, or the site does not say what it is made of. */
  isUnavailable?: boolean;
};

type Sources = {
  ask: Ask;
  loadManifest: () => Promise<OfflineManifest>;
  /** Asks the browser not to throw away what is kept when room is scarce. */
  persist?: () => void;
  /** Calls back when other pages are saved than before; returns how to stop that. */
  watch?: (listener: () => void) => () => void;
};

export type Keeper = ReturnType<typeof createKeeper>;

/** What is kept of a scope, and what it takes to keep the rest. */
export function scopeState({ manifest, kept }: KeeperState, scope: Scope) {
  if (!manifest || !kept) return undefined;
  const pages = pagesOf(manifest, scope);
  const steps = stepsFor(manifest, pages, kept);
  return { pages, steps, left: sizeOf(steps), there: pages.length - steps.length };
}

/** Runs `work` again if it was asked for meanwhile, but never twice at once. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work().catch(() => undefined);
    }
    isRunning = false;
  };
}

/** Keeps whole sections, step by step, whichever page is shown meanwhile. */
export function createKeeper({ ask, loadManifest, persist, watch }: Sources) {
  let state: KeeperState = {};
  let isPaused = false;
  const listeners = new Set<() => void>();
  const change = (part: Partial<KeeperState>) => {
    state = { ...state, ...part };
    listeners.forEach((listener) => listener());
  };

  const refresh = async () => change({ kept: await ask({ type: 'list' }) });
  const refreshInTurn = oneAtATime(refresh);

  async function load(): Promise<void> {
    try {
      change({ manifest: await loadManifest() });
      await refresh();
    } catch {
      change({ isUnavailable: true });
    }
  }

  async function take(
    steps: readonly Step[],
    scope: Scope,
  ): Promise<Problem | 'paused' | undefined> {
    const total = sizeOf(steps);
    const release = state.manifest?.release ?? '';
    let done = 0;
    for (const { path, size } of steps) {
      change({ running: { scope, done, total } });
      const { problem } = await ask({ type: 'keep', path, release });
      if (problem) return problem;
      if (isPaused) return 'paused';
      done += size;
    }
    return undefined;
  }

  async function keep(scope: Scope): Promise<void> {
    if (state.running) return;
    isPaused = false;
    persist?.();
    change({ problem: undefined, running: { scope, done: 0 } });
    // The site may have changed while this was shown.
    await load();
    const end = await take(scopeState(state, scope)?.steps ?? [], scope);
    if (!end) await ask({ type: 'want', scope, isWanted: true });
    await refresh();
    change({
      running: undefined,
      problem: end && end !== 'paused' ? { scope, problem: end } : undefined,
    });
  }

  async function remove(scope: Scope): Promise<void> {
    const paths = scopeState(state, scope)?.pages ?? [];
    const wanted = state.kept?.wanted ?? [];
    const unwanted = scope === 'everything' ? wanted : [scope, 'everything' as const];
    for (const each of unwanted) await ask({ type: 'want', scope: each, isWanted: false });
    await ask({ type: 'remove', scope, paths });
    await refresh();
  }

  return {
    load,
    keep,
    remove,
    pause: () => {
      isPaused = true;
    },
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Follows what is saved elsewhere, such as the pages that are visited. */
    follow: () => watch?.(() => state.running || void refreshInTurn()),
  };
}
