import type { KeepReply, ListReply, Problem, Request } from '../site/offline/messages';
import { ownManifest } from './manifest';
import { ChangedError, keepExactly, keepVisited, keptPages, removePages } from './pages';
import { scope, type MessageEventFromPage } from './scope';
import { addressesIn, ASSETS, FILES, keptReleases, ownRelease } from './stores';
import { sync, want, wantedScopes } from './sync';

export function answerMessage(event: MessageEventFromPage): void {
  const port = event.ports[0];
  // Gatsby and its plugin send messages of their own, without a port.
  if (!port) return;
  const answer = reply(event.data as Request).then((message) => port.postMessage(message));
  event.waitUntil(answer);
}

async function reply(request: Request): Promise<KeepReply | ListReply> {
  switch (request.type) {
    case 'visit':
      return attempt(() => visited(request.path, request.release));
    case 'keep':
      return attempt(() => keepExactly(request));
    case 'remove':
      return attempt(() => removePages(request.paths));
    case 'want':
      return attempt(() => want(request.scope, request.isWanted));
    case 'list':
      return list();
    case 'activate':
      return attempt(() => scope.skipWaiting());
  }
}

async function attempt(work: () => Promise<unknown>): Promise<KeepReply> {
  try {
    await work();
    return {};
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof ChangedError) return 'changed';
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'full'
    : 'unreachable';
}

async function visited(path: string, release: string): Promise<void> {
  try {
    await keepVisited(path, release);
  } finally {
    // A document of another release may still need what this one does not.
    if (release === ownRelease()) await sync();
  }
}

async function list(): Promise<ListReply> {
  const pages: Record<string, string> = {};
  for (const release of await keptReleases()) Object.assign(pages, await keptPages(release));
  const known = (await ownManifest())?.pages ?? {};
  const shown = Object.keys(pages).filter((path) => known[path]?.listed);
  return {
    pages,
    titles: Object.fromEntries(shown.map((path) => [path, known[path]?.title ?? path])),
    files: [...(await addressesIn(FILES)), ...(await addressesIn(ASSETS))],
    wanted: await wantedScopes(),
  };
}
