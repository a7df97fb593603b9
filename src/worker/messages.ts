import type { Scope } from '../site/offline/manifest';
import {
  SAVED_PAGES_CHANGED,
  type ListReply,
  type Problem,
  type Request,
  type SaveLinkedReply,
} from '../site/offline/messages';
import { repairCore } from './core';
import { ChangedError } from './errors';
import { decline, linkedPaths, saveLinked } from './linked';
import { savedNow } from './list';
import { ownManifest } from './manifest';
import { removePages, savePage } from './pages';
import { scope, type MessageEventFromPage } from './scope';
import { ownRelease } from './stores';
import { sync, want, wantedScopes } from './sync';

export function answerMessage(event: MessageEventFromPage): void {
  const port = event.ports[0];
  // Other messages, without a port, come from Gatsby and its plugin.
  if (!port) return;
  const request = event.data as Request;
  const answered = reply(request).then((message) => port.postMessage(message));
  event.waitUntil(answered.then(() => afterwards(request)).catch(() => undefined));
}

async function reply(request: Request): Promise<SaveLinkedReply | ListReply> {
  switch (request.type) {
    case 'visit':
      return attempt(() => visited(request.path, request.release));
    case 'save':
      return attempt(() => savePage(request.path, request.release));
    case 'save-linked':
      return attempt(() => saveLinked(request.path));
    case 'remove':
      return attempt(() => removed(request.scope, request.paths));
    case 'want':
      return attempt(() => want(request.scope, request.isWanted));
    case 'list':
      return list();
    case 'activate':
      return attempt(() => scope.skipWaiting());
  }
}

async function attempt(work: () => Promise<SaveLinkedReply | void>): Promise<SaveLinkedReply> {
  try {
    return (await work()) ?? {};
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
  // If it fails, it is tried again with the next page.
  await repairCore().catch(() => undefined);
  await savePage(path, release);
}

async function removed(scopeOfPages: Scope, paths: readonly string[]): Promise<void> {
  await decline(scopeOfPages);
  await removePages(paths);
}

/** Further work for a request, after its answer. */
async function afterwards(request: Request): Promise<void> {
  if (request.type === 'list' || request.type === 'activate') return;
  await tellPages();
  // A document of another release may still need files that this one does not.
  if (request.type !== 'visit' || request.release !== ownRelease()) return;
  await sync();
  await tellPages();
}

/** Tells all open pages that the saved pages have changed. */
async function tellPages(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of open) client.postMessage(SAVED_PAGES_CHANGED);
}

async function list(): Promise<ListReply> {
  const saved = await savedNow();
  const known = (await ownManifest())?.pages ?? {};
  const shown = Object.keys(saved.pages).filter((path) => known[path]?.listed);
  return {
    ...saved,
    titles: Object.fromEntries(shown.map((path) => [path, known[path]?.title ?? path])),
    wanted: await wantedScopes(),
    linked: (await linkedPaths()).filter((path) => path in saved.pages),
  };
}
