import type { ListReply, Problem } from '../../site/offline/messages';
import {
  pagesOf,
  sizeOf,
  stepsFor,
  type OfflineManifest,
  type Scope,
  type Step,
} from '../../site/offline/manifest';
import { createState } from '../browser/createState';
import type { Ask } from './ask';

export type SaverState = {
  manifest?: OfflineManifest;
  saved?: ListReply;
  /** The save in progress; `total` is known once the pages have been counted. */
  running?: { scope: Scope; done: number; total?: number };
  problem?: { scope: Scope; problem: Problem };
  /** There is no worker, or the site's manifest cannot be loaded. */
  isUnavailable?: boolean;
};

type Sources = {
  ask: Ask;
  loadManifest: () => Promise<OfflineManifest>;
  /** Asks the browser not to delete saved pages when it runs out of room. */
  persist?: () => void;
  /** Calls back when the saved pages have changed; returns how to stop that. */
  watch?: (listener: () => void) => () => void;
};

export type OfflineSaver = ReturnType<typeof createOfflineSaver>;

/** How much of a scope is saved, and the steps that save the rest. */
export function scopeState({ manifest, saved }: SaverState, scope: Scope) {
  if (!manifest || !saved) return undefined;
  const pages = pagesOf(manifest, scope);
  const steps = stepsFor(manifest, pages, saved);
  return { pages, steps, left: sizeOf(steps), there: pages.length - steps.length };
}

/** Never runs `work` twice at once; runs it again if it was asked for while it ran. */
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

type Run = {
  release: string;
  steps: readonly Step[];
  /** Called before each step. */
  onStep: (done: number, total: number) => void;
  isPaused: () => boolean;
};

/** Saves page by page. Returns why it ended early, if it did. */
async function saveSteps(
  ask: Ask,
  { release, steps, onStep, isPaused }: Run,
): Promise<Problem | 'paused' | undefined> {
  const total = sizeOf(steps);
  let done = 0;
  for (const { path, size } of steps) {
    onStep(done, total);
    const { problem } = await ask({ type: 'save', path, release });
    if (problem) return problem;
    if (isPaused()) return 'paused';
    done += size;
  }
  return undefined;
}

async function removeScope(ask: Ask, state: SaverState, scope: Scope): Promise<void> {
  const wanted = state.saved?.wanted ?? [];
  const unwanted = scope === 'everything' ? wanted : [scope, 'everything' as const];
  for (const each of unwanted) await ask({ type: 'want', scope: each, isWanted: false });
  await ask({ type: 'remove', scope, paths: scopeState(state, scope)?.pages ?? [] });
}

/** Saves whole sections, even while the reader moves between pages. */
export function createOfflineSaver({ ask, loadManifest, persist, watch }: Sources) {
  const { current, change, subscribe } = createState<SaverState>({});
  const update = (part: Partial<SaverState>) => change({ ...current(), ...part });
  const refresh = async () => update({ saved: await ask({ type: 'list' }) });
  const refreshInTurn = oneAtATime(refresh);
  let isPaused = false;

  const load = () =>
    loadManifest()
      .then((manifest) => update({ manifest }))
      .then(refresh)
      .catch(() => update({ isUnavailable: true }));

  async function save(scope: Scope): Promise<void> {
    if (current().running) return;
    isPaused = false;
    persist?.();
    update({ problem: undefined, running: { scope, done: 0 } });
    // The site may have changed since the panel was opened.
    await load();
    const end = await saveSteps(ask, {
      release: current().manifest?.release ?? '',
      steps: scopeState(current(), scope)?.steps ?? [],
      onStep: (done, total) => update({ running: { scope, done, total } }),
      isPaused: () => isPaused,
    });
    if (!end) await ask({ type: 'want', scope, isWanted: true });
    await refresh();
    update({
      running: undefined,
      problem: end && end !== 'paused' ? { scope, problem: end } : undefined,
    });
  }

  return {
    load,
    save,
    remove: (scope: Scope) => removeScope(ask, current(), scope).then(refresh),
    pause: () => {
      isPaused = true;
    },
    current,
    subscribe,
    /** Follows what is saved elsewhere, such as visited pages. */
    follow: () => watch?.(() => current().running || void refreshInTurn()),
  };
}
